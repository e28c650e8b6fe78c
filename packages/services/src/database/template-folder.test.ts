import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyTemplate, makeTemplate } from './template-folder.ts'

let folder: string
let kept: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-template-'))
  kept = join(folder, 'kept')
  dataDir = join(folder, 'data')
  await mkdir(dataDir)
})
afterEach(() => rm(folder, { recursive: true }))

let opened = 0
/** In place of a real database: one file with a text. */
const openOneOf = (text: string) => async (location: { dataDir: string }) => {
  opened++
  await mkdir(join(location.dataDir, 'postgres', 'base'), { recursive: true })
  await writeFile(join(location.dataDir, 'postgres', 'base', '1'), text)
  await writeFile(join(location.dataDir, 'server.json'), 'of the process that made it')
  return { close: async () => undefined }
}
const failing = async (location: { dataDir: string }): Promise<never> => {
  await openOneOf('half')(location)
  throw new Error('The migration failed.')
}

test('given a template, a data folder without a database gets a copy of it and nothing else', async () => {
  await makeTemplate(openOneOf('empty'), kept)
  await copyTemplate(dataDir, kept)
  expect(await readFile(join(dataDir, 'postgres', 'base', '1'), 'utf8')).toBe('empty')
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('given no template, the data folder stays as it is', async () => {
  await copyTemplate(dataDir, kept)
  expect(await readdir(dataDir)).toEqual([])
})

test('given a template could not be made, then there is none', async () => {
  await expect(makeTemplate(failing, kept)).rejects.toThrow('The migration failed.')
  await copyTemplate(dataDir, kept)
  expect(await readdir(dataDir)).toEqual([])
})

test('given a copy that was cut off, the next one is whole', async () => {
  await makeTemplate(openOneOf('empty'), kept)
  await mkdir(join(dataDir, 'postgres.new'))
  await writeFile(join(dataDir, 'postgres.new', 'half'), '')
  await copyTemplate(dataDir, kept)
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['base'])
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('a template is made once, and takes the place of those of other versions', async () => {
  await mkdir(join(kept, 'of-an-earlier-version'), { recursive: true })
  opened = 0
  await makeTemplate(openOneOf('empty'), kept)
  await makeTemplate(openOneOf('another'), kept)
  expect(opened).toBe(1)
  expect(await readdir(kept)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
})
