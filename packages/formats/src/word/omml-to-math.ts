import { attribute, childNamed, childrenNamed, type Element, elementsOf, find, textOf } from '../xml/tree.ts'
import { lookUp } from '../entry/look-up.ts'

const made = (name: string, children: Element['children'], attributes = {}): Element => ({
  name,
  attributes,
  children,
  line: 0,
})

/**
 * Converts an equation of a word processor (OMML, ECMA-376 part 1, 22.1) to MathML. An unknown element is
 * replaced by its content.
 */
export const ommlToMath = (equation: Element): Element => made('math', partsOf(equation))

const partsOf = (element: Element | undefined): Element[] =>
  element
    ? elementsOf(element).flatMap((child) => lookUp(writers, child.name)?.(child) ?? partsOf(child))
    : []

const row = (element: Element | undefined): Element => made('mrow', partsOf(element))
const child = (element: Element, name: string): Element => row(childNamed(element, name))

/** The value of a property: the `m:val` of an element inside the properties. */
const property = (element: Element, name: string): string | undefined =>
  attribute(find(element, `${element.name}Pr`, name), 'val')

const isOn = (element: Element, name: string): boolean => {
  const found = find(element, `${element.name}Pr`, name)
  return found !== undefined && !/^(?:0|off|false)$/.test(attribute(found, 'val') ?? '1')
}

const token = /\d+(?:[.,]\d+)?|\p{L}\p{M}*|\s+|[^]/gu

/** Each letter is a variable, unless the run is upright; then the run is a word. */
const run = (element: Element): Element[] => {
  const text = childrenNamed(element, 't').map(textOf).join('')
  const style = attribute(find(element, 'rPr', 'sty'), 'val')
  if (find(element, 'rPr', 'nor')) return [made('mtext', [text])]
  if (style === 'p' && /^\p{L}{2,}$/u.test(text.trim())) return [made('mi', [text.trim()])]
  return (text.match(token) ?? []).flatMap((part) => {
    if (part.trim() === '') return []
    return [made(/^\d/.test(part) ? 'mn' : /^\p{L}/u.test(part) ? 'mi' : 'mo', [part])]
  })
}

const fraction = (element: Element): Element[] => {
  const [over, under] = [child(element, 'num'), child(element, 'den')]
  const type = property(element, 'type')
  if (type === 'lin' || type === 'skw') return [over, made('mo', ['/']), under]
  return type === 'noBar'
    ? [
        made(
          'mtable',
          [over, under].map((part) => made('mtr', [made('mtd', [part])])),
        ),
      ]
    : [made('mfrac', [over, under])]
}

const root = (element: Element): Element[] => {
  const degree = child(element, 'deg')
  return isOn(element, 'degHide') || degree.children.length === 0
    ? [made('msqrt', [child(element, 'e')])]
    : [made('mroot', [child(element, 'e'), degree])]
}

/** A large operator with its limits and its operand. */
const large = (element: Element): Element[] => {
  const sign = made('mo', [property(element, 'chr') ?? '∫'])
  const [below, above] = [child(element, 'sub'), child(element, 'sup')]
  const [hasBelow, hasAbove] = [below, above].map(({ children }) => children.length > 0)
  const signed =
    hasBelow && hasAbove
      ? made('msubsup', [sign, below, above])
      : hasBelow
        ? made('msub', [sign, below])
        : hasAbove
          ? made('msup', [sign, above])
          : sign
  return [signed, child(element, 'e')]
}

const fences = (element: Element): Element[] => [
  made(
    'mfenced',
    childrenNamed(element, 'e').map((part) => row(part)),
    {
      open: property(element, 'begChr') ?? '(',
      close: property(element, 'endChr') ?? ')',
      separators: property(element, 'sepChr') ?? '|',
    },
  ),
]

const table = (element: Element): Element[] => [
  made(
    'mtable',
    childrenNamed(element, 'mr').map((line) =>
      made(
        'mtr',
        childrenNamed(line, 'e').map((cell) => made('mtd', partsOf(cell))),
      ),
    ),
  ),
]
const lines = (element: Element): Element[] => [
  made(
    'mtable',
    childrenNamed(element, 'e').map((line) => made('mtr', [made('mtd', partsOf(line))])),
  ),
]

const of =
  (name: string, ...parts: string[]) =>
  (element: Element): Element[] => [
    made(
      name,
      parts.map((part) => child(element, part)),
    ),
  ]
const sign = (text: string): Element => made('mo', [text])

const writers: Record<string, (element: Element) => Element[]> = {
  r: run,
  f: fraction,
  rad: root,
  nary: large,
  d: fences,
  m: table,
  eqArr: lines,
  sSup: of('msup', 'e', 'sup'),
  sSub: of('msub', 'e', 'sub'),
  sSubSup: of('msubsup', 'e', 'sub', 'sup'),
  sPre: (element) => [
    made('msubsup', [made('mrow', []), child(element, 'sub'), child(element, 'sup')]),
    child(element, 'e'),
  ],
  limLow: of('munder', 'e', 'lim'),
  limUpp: of('mover', 'e', 'lim'),
  func: (element) => [child(element, 'fName'), child(element, 'e')],
  acc: (element) => [made('mover', [child(element, 'e'), sign(property(element, 'chr') ?? '̂')])],
  bar: (element) => [
    made(property(element, 'pos') === 'top' ? 'mover' : 'munder', [child(element, 'e'), sign('¯')]),
  ],
  groupChr: (element) => [
    made(property(element, 'pos') === 'top' ? 'mover' : 'munder', [
      child(element, 'e'),
      sign(property(element, 'chr') ?? '⏟'),
    ]),
  ],
  borderBox: (element) => [made('menclose', [child(element, 'e')])],
}
/** Properties are no content, and neither is what was deleted or moved away. */
const without = ['rPr', 'fPr', 'radPr', 'naryPr', 'dPr', 'ctrlPr', 'argPr', 'del', 'moveFrom']
for (const name of without) writers[name] = () => []
