#!/bin/bash
# Exit 0 iff xsltproc and Xalan-C, both without complaint, choose different elements by substring().
export LC_ALL=C.UTF-8
cat >query.xsl <<'XSL'
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:output method="text"/>
<xsl:template match="/"><xsl:for-each select="//*[@name][preceding-sibling::*[note]][substring(@name, @mass div count(note)) != '']">
<xsl:value-of select="concat(name(), @id, ' ')"/></xsl:for-each></xsl:template>
</xsl:stylesheet>
XSL
timeout 10 xsltproc query.xsl input.xml >one 2>one.err || exit 1
timeout 10 xalan -in input.xml -xsl query.xsl -out two >/dev/null 2>two.err || exit 1
[ ! -s one.err ] && [ ! -s two.err ] && ! cmp -s one two
