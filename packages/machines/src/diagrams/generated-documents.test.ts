import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedDocuments } from './generated-documents.ts'

const folder = join(import.meta.dirname, '../../../../docs/generated/machines')

test('docs/generated/machines is current; `node scripts/machines.ts` writes it', () => {
  const documents = generatedDocuments()
  expect(readdirSync(folder).sort()).toEqual([...documents.keys()].sort())
  for (const [name, content] of documents)
    expect(readFileSync(join(folder, name), 'utf8'), name).toBe(content)
})
