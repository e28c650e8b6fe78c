import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { codeIn, documents, linksIn, read, root } from './read-documents.ts'

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.*)$/gm)].map((match) => anchorOf(match[1]!))

const isAstray = (from: string, link: string): boolean => {
  const [file, anchor] = link.split('#') as [string, string?]
  const target = file === '' ? from : join(dirname(from), file)
  return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsIn(target).includes(anchor))
}

test('every link and every image has a target', () => {
  const links = documents.flatMap(({ path, text }) =>
    linksIn(text)
      .filter((link) => !/^https?:/.test(link))
      .map((link) => ({ path, link })),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ path, link }) => isAstray(path, link))).toEqual([])
})

const fromTheRoot = /^(?:packages|tests|scripts|docs|deploy|patches|\.github|\.githooks)\/[^ ]+$/
/** `<noun>` and `*` match any name. */
const isThere = (path: string): boolean =>
  globSync(path.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, ''), { cwd: root }).length > 0

test('every file and folder named from the root exists', () => {
  const named = documents.flatMap(({ path, text }) =>
    codeIn(text)
      .filter((span) => fromTheRoot.test(span))
      .map((span) => ({ path, span })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ span }) => !isThere(span))).toEqual([])
})

test('every image is used', () => {
  const shown = documents.flatMap(({ path, text }) => linksIn(text).map((link) => join(dirname(path), link)))
  const images = globSync('docs/images/*', { cwd: root })
  expect(images.length).toBeGreaterThan(5)
  expect(images.filter((image) => !shown.includes(image))).toEqual([])
})

test('the README links to every page of docs', () => {
  const linked = linksIn(read('README.md'))
  const pages = globSync('docs/*.md', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  expect([...pages, 'CONTRIBUTING.md', 'docs/decisions'].filter((page) => !linked.includes(page))).toEqual([])
})
