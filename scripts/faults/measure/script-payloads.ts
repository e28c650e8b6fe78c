/** Payloads that run a script if a text is treated as markup. Each calls `ran`, which the page counts. */
const vectors = [
  '<script>ran()</script>',
  '<script src="data:text/javascript,ran()"></script>',
  '<script type="module">ran()</script>',
  '<img src=x onerror=ran()>',
  '<img src="javascript:ran()">',
  '<img srcset=x onerror=ran()>',
  '<image href=x onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:ran()"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=ran()>#x">',
  '<svg><foreignObject><iframe srcdoc="<script>parent.ran()</script>"></foreignObject></svg>',
  '<math><mi xlink:href="javascript:ran()">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()></style></mglyph></table></mtext></math>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<embed src="javascript:ran()">',
  '<body onload=ran()>',
  '<body onpageshow=ran()>',
  '<input autofocus onfocus=ran()>',
  '<select autofocus onfocus=ran()></select>',
  '<textarea autofocus onfocus=ran()></textarea>',
  '<details open ontoggle=ran()>x</details>',
  '<video><source onerror=ran()></video>',
  '<video src=x onerror=ran()></video>',
  '<audio src=x onerror=ran()></audio>',
  '<marquee onstart=ran()>x</marquee>',
  '<style>@import "javascript:ran()";</style>',
  '<div style="animation:x 1ms" onanimationstart=ran()>x</div>',
  '<div style="width:expression(ran())">x</div>',
  '<link rel=stylesheet href="javascript:ran()">',
  '<meta http-equiv=refresh content="0;javascript:ran()">',
  '<base href="javascript:ran()//">',
  '<form action="javascript:ran()"><input type=submit autofocus></form>',
  '<template shadowrootmode=open><img src=x onerror=ran()></template>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>',
  'javascript:ran()',
  '\\href{javascript:ran()}{x}',
  '\\htmlData{x=1"onerror=ran()}{x}',
  '\\includegraphics{javascript:ran()}',
  '\\unicode{<img src=x onerror=ran()>}',
  '[x](javascript:ran())',
  '{{constructor.constructor("ran()")()}}',
]

/**
 * Ways to escape from the context of a text: an attribute, another element, a formula, a script, a comment.
 */
const contexts: ((vector: string) => string)[] = [
  (vector) => vector,
  ...['">', "'>", '`>', '-->', ']]>', '</textarea>', '</title>', '</style>', '</script>', '</noscript>'].map(
    (end) => (vector: string) => `${end}${vector}`,
  ),
  ...['</option></select>', '</math>', '</svg>', '</template>', '</li></ol>', '"/>', "');", '");', '`);'].map(
    (end) => (vector: string) => `${end}${vector}`,
  ),
  ...['$', '$$', '\\(', '\\[', '\\text{', '\\mbox{', '**', '```', '<b>', '<a href="'].map(
    (start) => (vector: string) => `${start}${vector}`,
  ),
  (vector) => `$${vector}$`,
  (vector) => `\\(${vector}\\)`,
  (vector) => `" autofocus onfocus=ran() x="${vector}`,
  (vector) => `' onmouseover=ran() x='${vector}`,
  (vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (vector) => vector.replaceAll('<', '&#60;'),
  (vector) => vector.replaceAll('<', '\\u003c'),
  (vector) => vector.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (vector) => vector.replaceAll('<', '＜').replaceAll('>', '＞'),
]

const inCapitals = (vector: string): string => vector.replaceAll(/<\/?[a-z]+/gi, (tag) => tag.toUpperCase())

/** Every payload in every context, unchanged and with upper-case tags. */
export const scriptPayloads: readonly string[] = [
  ...new Set(contexts.flatMap((put) => vectors.flatMap((vector) => [put(vector), put(inCapitals(vector))]))),
]
