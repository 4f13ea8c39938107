/** A page with everything that our Markdown has. */
export const PAGE = `The **Robots Exclusion Protocol** tells *crawlers* what they may visit. See [RFC 9309](https://www.rfc-editor.org/rfc/rfc9309.html "the standard") or <https://example.org/>, and mind \`User-agent: *\`.

## Rules

1. Ask for \`/robots.txt\` first.
2. Read it:
   - groups by agent,
   - then ***the longest*** match.
3. Keep it ~~forever~~ a day.[^1]

- [x] read
- [ ] forgotten

> [!NOTE] Not a lock
> A rule is a wish, **not** access control.

| Field | Meaning | Uses |
| :-- | :-: | --: |
| Allow | may \\| be visited | 12 |
| Disallow | may not | 1,024 |

\`\`\`text
User-agent: *
Disallow: /private  <!-- not HTML -->
\`\`\`

![A diagram of the groups](https://images.example/diagram.png)

Escaped \\*stars\\*, a price of \\$5, the formula $a_1 + b$, and Caf&eacute; &amp; more.

Older heading
---

> Quoted once
>
> > and twice

---

[^1]: At most 24 hours, unless the site cannot be reached.
`;

/** What a hostile page could try; \`canary\` marks what must never be asked for or run. */
export const HOSTILE = [
  '<script>alert("canary")</script>',
  '<img src="https://canary.example/a.png" onerror="alert(1)"> <iframe src="https://canary.example/"></iframe>',
  '<style>body{display:none}</style><base href="https://canary.example/"><meta http-equiv="refresh" content="0;url=https://canary.example/">',
  '[one](javascript:alert(1)) [two](JaVaScRiPt&colon;alert(1)) [three](<java\tscript:alert(1)>) [four](data:text/html,<script>alert(1)</script>)',
  '[five](//canary.example/x) [six](vbscript:x) [seven]( javascript:alert(1)) [eight](\u0001javascript:alert(1)) <javascript:alert(1)>',
  '![picture](https://canary.example/pixel.png) ![script](javascript:alert(1)) [![both](https://canary.example/b.png)](javascript:alert(1))',
  '[![nested](https://canary.example/n.png) and [inner](javascript:alert(1))](https://fine.example/"onmouseover="alert(1))',
  '<https://fine.example/"><script>alert(1)</script>>',
  '# <svg onload=alert(1)>',
  '| <b onclick=alert(1)>cell</b> | [x](javascript:alert(1)) |\n|---|---|\n| <details ontoggle=alert(1) open> | y |',
  '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  `${'> '.repeat(500)}deep`,
  Array.from({ length: 300 }, (_, i) => `${' '.repeat(i * 2)}- level`).join('\n'),
  `${'['.repeat(5000)}x${']('.repeat(5000)}`,
  `${'*a '.repeat(5000)}`,
  `${'**a _b '.repeat(3000)}`,
  `|${'-'.repeat(20_000)}${' '.repeat(20_000)}x\n`,
  `\`\`\`${' '.repeat(20_000)}\``,
  `${'`'.repeat(3000)} ${'``'.repeat(3000)} ${'$x'.repeat(3000)}`,
].join('\n\n');
