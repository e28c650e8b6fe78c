import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeDrawing } from './encode-drawing.ts'

const svg = (inside: string, attributes = 'width="40" height="20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

test('shapes, texts and parts that are used again are drawn as a PNG', async () => {
  const { bytes, ending, width, height } = await encodeDrawing(
    svg('<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a"/><text x="9" y="9">x</text>'),
  )
  expect({ ending, width, height }).toEqual({ ending: 'png', width: 40, height: 20 })
  expect((await sharp(bytes).metadata()).format).toBe('png')
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('<rect onload="alert(1)"/>')],
  ['a link out', svg('<image href="https://x.org/a.png"/>')],
  ['a file of the machine', svg('<image xlink:href="file:///etc/passwd"/>')],
  ['a style from elsewhere', svg('<style>@import "https://x.org/a.css";</style>')],
  ['a font from elsewhere', svg('<style>@font-face { src: url(https://x.org/a.woff) }</style>')],
  ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>')],
  ['a filter', svg('<filter id="f"><feTurbulence/></filter><rect filter="url(#f)"/>')],
])('a drawing with %s is refused', async (_, source) => {
  await expect(encodeDrawing(source)).rejects.toMatchObject({ code: 'IMAGE_TYPE' })
})

test('a drawing that uses its parts a billion times, or within themselves, is not begun', async () => {
  const uses = (of: number) => `<use href="#p${of}"/>`.repeat(10)
  const levels = Array.from({ length: 9 }, (_, level) => `<g id="p${level + 1}">${uses(level)}</g>`)
  const bomb = svg(`<defs><path id="p0" d="M0 0h9v9z"/>${levels.join('')}</defs><use href="#p9"/>`)
  const markers = (name: string) => `<path style="marker-end: url(#${name})"/>`.repeat(10)
  const chain = Array.from({ length: 9 }, (_, no) => `<marker id="m${no + 1}">${markers(`m${no}`)}</marker>`)
  const endless = svg('<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>')
  for (const source of [bomb, svg(chain.join('')), endless])
    await expect(encodeDrawing(source)).rejects.toMatchObject({ code: 'IMAGE_TYPE' })
})

test('a drawing with too many pixels, or that is broken, is refused', async () => {
  await expect(encodeDrawing(svg('', 'width="25000" height="25000"'))).rejects.toMatchObject({
    code: 'IMAGE_TOO_LARGE',
  })
  await expect(encodeDrawing(Buffer.from('<svg><g>'))).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
})
