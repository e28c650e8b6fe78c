const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const style = (id: string, name: string, size: number): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
  '<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/></w:pPr>' +
  `<w:rPr><w:b/><w:bCs/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`

const styles =
  `${declaration}<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr>` +
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:szCs w:val="22"/>' +
  '</w:rPr></w:rPrDefault>' +
  '<w:pPrDefault><w:pPr><w:spacing w:after="80"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  `${style('Title', 'Title', 36)}${style('Heading1', 'heading 1', 28)}</w:styles>`

type Image = { id: string; name: string }

/**
 * The parts of a Word file around its body (ECMA-376 part 1, 11), in a fixed order. Sizes and weights are named twice:
 * letters from right to left have their own.
 */
export const documentParts = (
  body: string,
  images: readonly Image[],
  isRightToLeft: boolean,
): [name: string, content: string][] => [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packages}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
      '<Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="jpeg" ContentType="image/jpeg"/>' +
      '<Default Extension="gif" ContentType="image/gif"/>' +
      `<Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/>` +
      `<Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  ],
  ['_rels/.rels', relationsOf([['rId1', 'officeDocument', 'word/document.xml']])],
  [
    'word/_rels/document.xml.rels',
    relationsOf([
      ['rId1', 'styles', 'styles.xml'],
      ...images.map(({ id, name }): [string, string, string] => [id, 'image', name]),
    ]),
  ],
  ['word/styles.xml', styles],
  [
    'word/document.xml',
    `${declaration}<w:document ${word} xmlns:r="${relations}" ` +
      'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">' +
      `<w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>` +
      '<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/>' +
      `${isRightToLeft ? '<w:bidi/>' : ''}</w:sectPr></w:body></w:document>`,
  ],
]

const relationsOf = (parts: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${parts
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
