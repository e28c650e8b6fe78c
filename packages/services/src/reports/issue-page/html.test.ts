import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what people wrote stays text, in an element and in an attribute', () => {
  const wrote = `<img src=x onerror="a('b')"> & co`
  expect(html`<p title="${wrote}">${wrote}</p>`.markup).toBe(
    `<p title="&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co">&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co</p>`,
  )
})

test('pieces are put together as they are, and what is not there leaves nothing', () => {
  expect(
    html`<ul>
        ${['a', 'b'].map((one) => html`<li>${one}</li>`)}
      </ul>
      ${false}${null}${0}`.markup,
  ).toBe('<ul><li>a</li><li>b</li></ul>0')
})
