import { attribute, type Element, elementsOf, isElement, type Node, textOf } from '../xml/tree.ts'
import { texOfSymbols } from './tex-symbols.ts'
import { lookUp } from '../entry/look-up.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/** The TeX of a MathML element. Uses the original TeX if the element contains it as an annotation. */
export const mathToTex = (math: Element): string => annotation(math) ?? row(math.children).trim()

const annotation = (math: Element): string | undefined => {
  const written = elementsOf(math)
    .flatMap((child) => (child.name.toLowerCase() === 'semantics' ? elementsOf(child) : []))
    .find((child) => /tex/i.test(attribute(child, 'encoding') ?? ''))
  return written && textOf(written).trim()
}

const row = (nodes: readonly Node[]): string =>
  nodes.map((node) => (isElement(node) ? texOf(node) : texOfSymbols(node.trim()))).join('')

const group = (element: Element | undefined): string => `{${element ? texOf(element).trim() : ''}}`

const fences: Readonly<Record<string, string>> = {
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  '': '.',
  '⟨': String.raw`\langle`,
  '⟩': String.raw`\rangle`,
  '‖': String.raw`\|`,
}
const fence = (sign: string): string => lookUp(fences, sign) ?? sign

const functions =
  'sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lg|exp|lim|max|min|sup|inf|det|dim|ker|' +
  'gcd|deg|arg'
const functionNames = new RegExp(`^(?:${functions})$`)

const identifier = (element: Element): string => {
  const text = textOf(element).trim()
  if (functionNames.test(text)) return `\\${text} `
  if ([...text].length <= 1) return texOfSymbols(text)
  return String.raw`\mathrm{${texOfSymbols(text)}}`
}

/** The signs of each accent, also the combining ones, by which Word names it. */
const accentSigns: Record<string, string> = {
  overline: '¯‾_―\u0304\u0305\u033f',
  vec: '→⃗\u20d7',
  hat: '^\u02c6\u0302',
  tilde: '~˜\u0303',
  dot: '.˙\u0307',
  ddot: '¨\u0308',
  dddot: '\u20db',
  check: 'ˇ\u030c',
  breve: '˘\u0306',
  acute: '´\u0301',
  grave: '`\u0300',
  mathring: '˚\u030a',
  overleftarrow: '←\u20d6',
  overleftrightarrow: '↔\u20e1',
  overrightharpoon: '⇀\u20d1',
  overleftharpoon: '↼\u20d0',
  overbrace: '⏞',
}
const accents: Record<string, string> = Object.fromEntries(
  Object.entries(accentSigns).flatMap(([command, signs]) => [...signs].map((one) => [one, command])),
)
/** Accents that grow with what is below them. */
const wide: Record<string, string> = {
  hat: 'widehat',
  tilde: 'widetilde',
  check: 'widecheck',
  vec: 'overrightarrow',
}
/** What Word draws above as an arc. */
const arcs = '⌢⏜\u0311'
const largeSigns = /^\\(?:sum|prod|int|oint|iint|iiint|bigcup|bigcap|lim|max|min|sup|inf|coprod)\b/

/** Whether TeX shows more than one sign. */
const isLong = (tex: string): boolean => !/^(?:\\[A-Za-z]+|.)$/su.test(tex)

const over = (element: Element): string => {
  const [base, above] = elementsOf(element)
  const sign = textOf(above).trim()
  const accent = lookUp(accents, sign)
  const tex = base ? texOf(base).trim() : ''
  if (accent) return `\\${(isLong(tex) && lookUp(wide, accent)) || accent}{${tex}}`
  if (sign !== '' && arcs.includes(sign)) return String.raw`\overset{\frown}{${tex}}`
  return largeSigns.test(tex) ? `${tex}^${group(above)}` : String.raw`\overset${group(above)}{${tex}}`
}

const under = (element: Element): string => {
  const [base, below] = elementsOf(element)
  const tex = base ? texOf(base).trim() : ''
  if (['_', '\u0332', '¯'].includes(textOf(below).trim())) return String.raw`\underline{${tex}}`
  return largeSigns.test(tex) ? `${tex}_${group(below)}` : String.raw`\underset${group(below)}{${tex}}`
}

const table = (element: Element): string => {
  const rows = elementsOf(element).map((line) =>
    elementsOf(line)
      .map((cell) => row(cell.children).trim())
      .join(' & '),
  )
  return String.raw`\begin{matrix}${rows.join(String.raw` \\ `)}\end{matrix}`
}

const fenced = (element: Element): string => {
  const separator = [...(attribute(element, 'separators') ?? ',')][0] ?? ''
  const inner = elementsOf(element).map(texOf).join(separator)
  const [open, close] = [attribute(element, 'open') ?? '(', attribute(element, 'close') ?? ')'].map(fence)
  return `\\left${open} ${inner}\\right${close} `
}

const operator = (element: Element): string => {
  const text = textOf(element).trim()
  if (functionNames.test(text)) return `\\${text} `
  const tex = texOfSymbols(text)
  if (attribute(element, 'stretchy') !== 'true') return tex
  if (/^[([]$/.test(text)) return `\\left${text}`
  return /^[)\]]$/.test(text) ? `\\right${text}` : tex
}

/** A stretchy delimiter without its counterpart is invalid TeX. In that case no delimiter is stretched. */
const balanced = (tex: string): string =>
  (tex.match(/\\left[^a-z]/g)?.length ?? 0) === (tex.match(/\\right[^a-z]/g)?.length ?? 0)
    ? tex
    : tex.replace(/\\(?:left|right)(?=[^a-z])\.?/g, '')

/** Signs that mean something to TeX stand behind a backslash, which words have none of. */
const wordsInTex = (words: string): string =>
  words.replaceAll('\\', ' ').replaceAll(/[{}$%#&_]/g, String.raw`\$&`)

/** A bracket within the index of a root would end it. */
const indexOf = (root: Element): string => {
  const tex = texOf(elementsOf(root)[1] ?? root).trim()
  return tex.includes(']') ? `{${tex}}` : tex
}

const writers: Record<string, (element: Element) => string> = {
  mi: identifier,
  mn: (element) => texOfSymbols(textOf(element).trim()),
  mo: operator,
  mtext: (element) => String.raw`\text{${wordsInTex(textOf(element))}}`,
  ms: (element) => String.raw`\text{"${wordsInTex(textOf(element))}"}`,
  mspace: () => String.raw`\ `,
  mfrac: (element) => String.raw`\frac${group(elementsOf(element)[0])}${group(elementsOf(element)[1])}`,
  msqrt: (element) => String.raw`\sqrt{${row(element.children).trim()}}`,
  mroot: (element) => String.raw`\sqrt[${indexOf(element)}]${group(elementsOf(element)[0])}`,
  msup: (element) => `${base(element)}^${group(elementsOf(element)[1])}`,
  msub: (element) => `${base(element)}_${group(elementsOf(element)[1])}`,
  msubsup: (element) => `${base(element)}_${group(elementsOf(element)[1])}^${group(elementsOf(element)[2])}`,
  mover: over,
  munder: under,
  munderover: (element) =>
    `${base(element)}_${group(elementsOf(element)[1])}^${group(elementsOf(element)[2])}`,
  mtable: table,
  mfenced: fenced,
  mphantom: (element) => String.raw`\phantom{${row(element.children)}}`,
  menclose: (element) => String.raw`\boxed{${row(element.children)}}`,
  annotation: () => '',
  'annotation-xml': () => '',
  none: () => '',
  mprescripts: () => '',
}

/** The base of a subscript or superscript; longer ones need braces. */
const base = (element: Element): string => {
  const first = elementsOf(element)[0]
  const tex = first ? texOf(first).trim() : ''
  return [...tex].length <= 1 || /^\\[a-zA-Z]+$/.test(tex) || /^\{[^{}]*\}$/.test(tex) ? tex : `{${tex}}`
}

const texOf = (element: Element): string => {
  const name = element.name.toLowerCase()
  if (Object.hasOwn(writers, name)) return entryOf(writers, name)(element)
  return balanced(row(element.children))
}
