import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTemplate, makeTemplate } from './template-folder.ts'

const openFolders = async () => {
  const folder = await mkdtempDisposable(join(tmpdir(), 'quizwright-template-'))
  const dataDir = join(folder.path, 'data')
  await mkdir(dataDir)
  return {
    kept: join(folder.path, 'kept'),
    template: join(folder.path, 'kept', 'of-this-version'),
    dataDir,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  }
}

/** Stands for a real database: one file with a text, an uploaded file, and files that a process leaves behind. */
const fillWith = (text: string) => async (dataDir: string) => {
  await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'base', '1'), text)
  await mkdir(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files', 'image.png'), 'an image')
  await writeFile(join(dataDir, 'server.json'), 'of the process that made it')
}
const fail = async (dataDir: string): Promise<never> => {
  await fillWith('half')(dataDir)
  throw new Error('The migration failed.')
}

test("a data folder gets a copy of the template's database and files, and nothing else", async () => {
  await using folders = await openFolders()
  await makeTemplate(folders.template, fillWith('made'))
  await copyTemplate(folders.template, folders.dataDir)
  expect(await readFile(join(folders.dataDir, 'postgres', 'base', '1'), 'utf8')).toBe('made')
  expect(await readFile(join(folders.dataDir, 'files', 'image.png'), 'utf8')).toBe('an image')
  expect((await readdir(folders.dataDir)).sort()).toEqual(['files', 'postgres'])
})

test('given a missing template, then the data folder stays unchanged', async () => {
  await using folders = await openFolders()
  await copyTemplate(folders.template, folders.dataDir)
  expect(await readdir(folders.dataDir)).toEqual([])
})

test('given a template that could not be made, then nothing of it remains', async () => {
  await using folders = await openFolders()
  await expect(makeTemplate(folders.template, fail)).rejects.toThrow('The migration failed.')
  expect(await readdir(folders.kept)).toEqual([])
})

test('given an interrupted copy, then the next one is complete', async () => {
  await using folders = await openFolders()
  await makeTemplate(folders.template, fillWith('made'))
  await mkdir(join(folders.dataDir, 'postgres.new'))
  await writeFile(join(folders.dataDir, 'postgres.new', 'half'), '')
  await copyTemplate(folders.template, folders.dataDir)
  expect(await readdir(join(folders.dataDir, 'postgres'))).toEqual(['base'])
})

test('an existing template is not made again', async () => {
  await using folders = await openFolders()
  await makeTemplate(folders.template, fillWith('made'))
  await makeTemplate(folders.template, fail)
  await copyTemplate(folders.template, folders.dataDir)
  expect(await readFile(join(folders.dataDir, 'postgres', 'base', '1'), 'utf8')).toBe('made')
})
