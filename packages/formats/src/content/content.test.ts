import { expect, test } from 'vitest'
import { contentOfHtml, contentOfLooseText } from './content-of-text.ts'
import { joinEquation, splitEquation } from './formulas.ts'

const read = (html: string, findImage: (source: string) => string | undefined = () => undefined) => {
  const without: string[] = []
  return { ...contentOfHtml(html, { findImage, without }), without }
}

test.each([
  ['<p>a  b</p>\n<p>c</p>', 'a b\nc'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<ul><li>a</li><li>b</li></ul>', '• a\n• b'],
  ['<ol start="3"><li>a<li>b</ol>', '3. a\n4. b'],
  ['x<pre>  a\n    b</pre>y', 'x\n  a\n    b\ny'],
  ['<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>', 'a | b\n1 | 2'],
  [
    '<table><tbody><tr><td><p>a</p></td><td><div><p>b</p></div></td></tr></tbody></table><p>c</p>',
    'a | b\nc',
  ],
  ['x<sup>2</sup> and H<sub>2</sub>O', 'x² and H₂O'],
  ['e<sup>ix</sup>', String.raw`e\({}^{\text{ix}}\)`],
  ['a&nbsp;&lt;b&gt; &amp; c', 'a <b> & c'],
  ['<p style="white-space: pre-wrap">a  b\nc</p>', 'a  b\nc'],
  ['<script>alert(1)</script>a<!-- c -->', 'a'],
  ['see <a href="https://example.com/x">this</a>', 'see this (https://example.com/x)'],
])('%s becomes text with its line breaks', (html, text) => {
  expect(read(html).text).toBe(text)
})

test('MathML becomes TeX, and a formula on its own becomes the equation', () => {
  const formula =
    '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><msqrt><mi>π</mi></msqrt></mfrac></math>'
  expect(read(`<p>${formula}</p>`)).toMatchObject({ text: '', equation: String.raw`\frac{a+1}{\sqrt{\pi}}` })
  expect(read(`Is ${formula} real?`).text).toBe(String.raw`Is \(\frac{a+1}{\sqrt{\pi}}\) real?`)
  expect(
    read(
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">y</annotation></semantics></math>',
    ).equation,
  ).toBe('y')
})

test('keeps the first image next to the text and reports what is lost', () => {
  const find = (source: string) => (source.startsWith('http') ? undefined : `/in/${source}`)
  expect(read('a<img src="x.png"><img src="y.png">', find)).toMatchObject({
    image: '/in/x.png',
    without: ['a second image'],
  })
  expect(read('<img src="http://x/y.png" alt="a cat">', find)).toMatchObject({
    text: '[a cat]',
    image: '',
    without: ['the image "http://x/y.png", which the file does not hold'],
  })
  expect(read('<audio src="x.mp3"></audio>a <b>b</b>').without).toEqual([
    'a sound',
    'bold, italic or underlined words',
  ])
})

test('text that only looks like a tag stays text', () => {
  const context = { findImage: () => undefined, without: [] }
  expect(contentOfLooseText('a<b and c>d', context).text).toBe('a<b and c>d')
  expect(contentOfLooseText('a <b>c</b>\nd', context).text).toBe('a c\nd')
})

test('a displayed formula on the last line is the equation, and is written back that way', () => {
  const content = { text: String.raw`a \(b\)`, equation: String.raw`\frac{1}{2}` }
  expect(splitEquation(joinEquation(content))).toEqual(content)
  expect(splitEquation('$$x^2$$')).toEqual({ text: '', equation: 'x^2' })
  expect(splitEquation('Solve $$x$$ now')).toEqual({ text: String.raw`Solve \(x\) now`, equation: '' })
})

test('reads deep nesting and many unclosed signs in linear time', () => {
  expect(read('<b>'.repeat(100_000) + 'x').text).toBe('x')
  expect(splitEquation('\\['.repeat(16_000)).equation).toBe('')
  expect(splitEquation('$$a'.repeat(10_000)).text).not.toBe('')
})
