import { csvLimits } from '@quizwright/domain/limits.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packFiles } from './pack-files.ts'

test('packs several question files into one zip, even if some have the same name', async () => {
  const [packed, ...others] = await packFiles([
    new File(['Q {T}'], 'a.gift'),
    new File(['R {F}'], 'a.gift'),
    new File(['<quiz/>'], 'b.xml'),
  ])
  expect([packed!.name, others]).toEqual(['3 files.zip', []])
  const held = unzipSync(new Uint8Array(await packed!.arrayBuffer()))
  expect(Object.entries(held).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.gift', 'Q {T}'],
    ['2 a.gift', 'R {F}'],
    ['b.xml', '<quiz/>'],
  ])
})

test('does not pack a single file, nor several files that include a table', async () => {
  const one = [new File(['Q {T}'], 'a.gift')]
  expect(await packFiles(one)).toEqual(one)
  const tables = [new File(['question'], 'a.csv'), new File(['Q {T}'], 'b.gift')]
  expect(await packFiles(tables)).toEqual(tables)
})

test('does not read files that are too large together, so that they are refused for their size', async () => {
  class HalfOfALargeFile extends File {
    override get size(): number {
      return csvLimits.fileBytes / 2 + 1
    }
    override arrayBuffer(): Promise<ArrayBuffer> {
      throw new Error('It was read.')
    }
  }
  const files = await packFiles([new HalfOfALargeFile([], 'a.gift'), new HalfOfALargeFile([], 'b.gift')])
  expect(files).toHaveLength(1)
})
