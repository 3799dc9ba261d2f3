// Compares the elements that Saxon and BaseX select, in one JVM for all tests. cdd-xml asks it on
// the port CDD_XML_PORT instead of starting two JVMs for each test.
//
//     java -XX:+UseSerialGC -cp /usr/share/java/Saxon-HE.jar:/usr/share/java/basex.jar \
//       benchmarks/suites/cdd-xml.java 7001 & export CDD_XML_PORT=7001
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.sf.saxon.s9api.*;
import org.basex.core.Context;
import org.basex.core.MainOptions;
import org.basex.core.cmd.Close;
import org.basex.core.cmd.CreateDB;
import org.basex.core.cmd.XQuery;

class Server {
    static final Pattern ID = Pattern.compile("id=\"[^\"]*\"");
    final Processor saxon = new Processor(false);
    final Map<String, XQueryExecutable> compiled = new HashMap<>();
    final Context basex = new Context();

    public static void main(String[] args) throws Exception {
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        Server server = new Server();
        server.basex.options.set(MainOptions.MAINMEM, true);
        ServerSocket socket = new ServerSocket(Integer.parseInt(args[0]), 50, InetAddress.getLoopbackAddress());
        while (true) {
            try (Socket client = socket.accept()) {
                BufferedReader lines = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8));
                client.getOutputStream().write((server.answer(lines.readLine(), lines.readLine()) + "\n").getBytes());
            } catch (IOException error) {
                // The client was killed.
            }
        }
    }

    /** Returns "differ", "same", or "error" if a processor rejects the document or the query. */
    String answer(String query, String document) {
        try {
            String text = Files.readString(Path.of(query));
            return ids(bySaxon(text, document)).equals(ids(byBaseX(text, document))) ? "same" : "differ";
        } catch (Exception | StackOverflowError error) {
            return "error";
        }
    }

    String bySaxon(String query, String document) throws Exception {
        XQueryExecutable executable = compiled.get(query);
        if (executable == null) {
            executable = saxon.newXQueryCompiler().compile(query);
            compiled.put(query, executable);
        }
        XQueryEvaluator evaluator = executable.load();
        evaluator.setContextItem(saxon.newDocumentBuilder().build(new File(document)));
        StringWriter result = new StringWriter();
        evaluator.run(saxon.newSerializer(result));
        return result.toString();
    }

    String byBaseX(String query, String document) throws Exception {
        try {
            new CreateDB("input", document).execute(basex);
            return new XQuery(query).execute(basex);
        } finally {
            new Close().execute(basex);
        }
    }

    static List<String> ids(String result) {
        List<String> all = new ArrayList<>();
        for (Matcher matcher = ID.matcher(result); matcher.find();) all.add(matcher.group());
        return all;
    }
}
