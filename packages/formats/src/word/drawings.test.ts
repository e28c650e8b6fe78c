import { expect, test } from 'vitest'
import { png, wordLine as line } from '../testing/sample-files.ts'
import { paragraph, readWordBody, relations, run } from '../testing/read-word-body.ts'

const options = line('a) x*') + line('b) y')
const drawn = (inside: string) => `<w:r><w:drawing>${inside}</w:drawing></w:r>`
const box = (text: string) => `<wps:txbx><w:txbxContent>${line(text)}</w:txbxContent></wps:txbx>`
const images = { 'word/media/image1.png': png, 'word/media/image2.png': png }
const both = relations(['r1', 'media/image1.png'], ['r2', 'media/image2.png'])

test('all text boxes of a group are read', () => {
  const [entry] = readWordBody(paragraph(run('1. See?') + drawn(box('One') + box('Two'))) + options)
  expect(entry).toMatchObject({ question: { question: 'See?\nOne\nTwo' }, without: [] })
})

test('an image that is stored again for old programs is one image', () => {
  const twice =
    '<w:r><mc:AlternateContent><mc:Choice><w:drawing><a:blip r:embed="r1"/></w:drawing></mc:Choice>' +
    '<mc:Fallback><w:pict><v:imagedata r:id="r2"/></w:pict></mc:Fallback></mc:AlternateContent></w:r>'
  const [entry] = readWordBody(paragraph(run('1. See?') + twice) + options, { ...both, ...images })
  expect(entry).toMatchObject({ without: [], images: [{ name: 'word/media/image1.png' }] })
})

test('if only the copy for old programs can be read, it is read', () => {
  const copy =
    '<w:r><mc:AlternateContent><mc:Choice><w:drawing/></mc:Choice>' +
    '<mc:Fallback><w:pict><v:imagedata r:id="r2"/></w:pict></mc:Fallback></mc:AlternateContent></w:r>'
  const [entry] = readWordBody(paragraph(run('1. See?') + copy) + options, { ...both, ...images })
  expect(entry).toMatchObject({ without: [], images: [{ name: 'word/media/image2.png' }] })
})

test('the address of a linked image is kept, and a file of the computer is reported as lost', () => {
  const linked = (id: string) => paragraph(run('1. See?') + drawn(`<a:blip r:link="${id}"/>`)) + options
  const targets = relations(['r1', 'https://site.org/a.png'], ['r2', String.raw`file:///C:\Exam\b.png`])
  expect(readWordBody(linked('r1'), targets)).toMatchObject([
    { without: [], question: { image_url: 'https://site.org/a.png' } },
  ])
  expect(readWordBody(linked('r2'), targets)).toMatchObject([{ without: ['the image "b.png"'] }])
})

test('an equation of MathType is reported as such', () => {
  const equation =
    '<w:r><w:object><v:shape><v:imagedata r:id="r9"/></v:shape><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>'
  const [entry] = readWordBody(
    paragraph(run('1. What is ') + equation) + options,
    relations(['r9', 'media/x.wmf']),
  )
  expect(entry).toMatchObject({
    without: ['an equation of MathType or an old equation editor', 'the image "x.wmf"'],
  })
})

test('an image below the last option has a hint, unless other options have images too', () => {
  const image = paragraph(drawn('<a:blip r:embed="r1"/>'))
  const second = line('2. Two?') + options
  const parts = { ...both, ...images }
  const hint = 'The image below its last option may belong to the next question: check it'
  expect(readWordBody(line('1. One?') + options + image + second, parts)).toMatchObject([
    { hints: [hint], question: { options: [{ image_url: '' }, { image_url: '/in-file/1' }] } },
    { hints: [] },
  ])
  const each = line('1. One?') + line('a) x*') + image + line('b) y') + image
  expect(readWordBody(each, parts)).toMatchObject([{ hints: [] }])
})
