// Persistent test process for `secateur reduce --oracle`. secateur writes the path of a candidate
// on each line of standard input, and reads one line for it: `yes`, `no`, or `no` and a reason.
// Print everything else on standard error.

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
    // Returns true if the candidate still shows the failure. Replace this with your own test, and
    // keep no state between candidates.
    static boolean judge(Path path) throws Exception {
        String text = Files.readString(path, StandardCharsets.UTF_8);
        // Example: reading this XML and writing it again changes something.
        Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(path.toFile());
        var writer = TransformerFactory.newInstance().newTransformer();
        writer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        var written = new StringWriter();
        writer.transform(new DOMSource(document), new StreamResult(written));
        return !written.toString().replaceAll("\\s", "").equals(text.replaceAll("\\s", ""));
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream answers = System.out;
        System.setOut(System.err); // Output of libraries is not an answer.
        // Load and warm up slow libraries here, before the first question: a fresh process waits in
        // the background.
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
