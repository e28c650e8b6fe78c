import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end: () => void
beforeEach(() => {
  // happy-dom computes no layout, so every element in the document counts as visible.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  end = keepFocus()
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const show = (html: string) => {
  document.body.innerHTML = html
}
const byId = (id: string) => document.getElementById(id)!
const focusedId = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  return document.activeElement?.id
}

test('given a focused row, when it leaves the list, then the next row gets the focus', async () => {
  show('<main><ul><li><a id="a" href="/a">a</a></li><li><a id="b" href="/b">b</a></li></ul></main>')
  byId('a').focus()
  byId('a').parentElement!.remove()
  expect(await focusedId()).toBe('b')
})

test('given the last row focused, when it leaves the list, then the row before gets the focus', async () => {
  show('<main><ul><li><a id="a" href="/a">a</a></li><li><a id="b" href="/b">b</a></li></ul></main>')
  byId('b').focus()
  byId('b').parentElement!.remove()
  expect(await focusedId()).toBe('a')
})

test('given a dialog, when it closes, then the element that opened it gets the focus', async () => {
  show('<main><button id="opener">Open</button></main><div id="dialog"><button id="inside">x</button></div>')
  byId('opener').focus()
  byId('inside').focus()
  byId('dialog').remove()
  expect(await focusedId()).toBe('opener')
})

test.each<[string, (button: HTMLButtonElement) => void, string]>([
  ['disabled', (button: HTMLButtonElement) => void (button.disabled = true), 'main'],
  ['removed', (button: HTMLButtonElement) => button.remove(), 'field'],
])('given a pressed button that is %s, then the next key edits only what it may', async (_, lose, next) => {
  show(
    '<main id="main" tabindex="-1"><div><textarea id="field"></textarea></div><p><button id="a">a</button></p></main>',
  )
  byId('field').focus()
  byId('a').focus()
  const button = byId('a') as HTMLButtonElement
  // A browser takes the focus from a disabled button, too.
  button.blur()
  lose(button)
  expect(await focusedId()).toBe(next)
})

test('given that every earlier focused element is gone, then main gets the focus', async () => {
  show('<main id="main" tabindex="-1"><p></p></main><div id="dialog"><button id="inside">x</button></div>')
  byId('inside').focus()
  byId('dialog').remove()
  expect(await focusedId()).toBe('main')
})

test('given a click on nothing, when another element is removed, then the focus does not come back', async () => {
  show('<main id="main" tabindex="-1"><button id="a">a</button><p id="p"></p></main>')
  byId('a').focus()
  byId('a').blur()
  await focusedId()
  byId('p').remove()
  expect(await focusedId()).not.toBe('a')
})
