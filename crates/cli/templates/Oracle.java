// A property test that stays. secateur writes a path on each line of standard input, and reads one line for it:
// `yes`, `no`, or `no` and a reason. Everything else belongs on standard error.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;

public class Oracle {
    // Yes if the candidate still shows the failure. Replace this by your own test, and keep nothing for the next candidate.
    static boolean judge(Path path) throws Exception {
        String text = Files.readString(path, StandardCharsets.UTF_8);
        // The example: reading this XML and writing it again changes something.
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(path.toFile());
        var writer = TransformerFactory.newInstance().newTransformer();
        writer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        var written = new StringWriter();
        writer.transform(new DOMSource(document), new StreamResult(written));
        return !written.toString().replaceAll("\\s", "").equals(text.replaceAll("\\s", ""));
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream answers = System.out;
        System.setOut(System.err); // What a library prints must not be taken for an answer.
        // What takes long to load or to warm up is loaded here, before the first question: a fresh process waits while others are
        // asked.
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = lines.readLine()) != null; ) {
            String answer;
            try {
                answer = judge(Path.of(line)) ? "yes" : "no";
            } catch (Throwable error) { // Most candidates are not valid.
                answer = "no " + String.valueOf(error).replaceAll("\\s+", " ");
            }
            answers.println(answer);
            answers.flush();
        }
    }
}
