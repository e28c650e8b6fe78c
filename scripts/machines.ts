/** Writes docs/generated/machines: a page with a diagram for each machine, and its chart as JSON. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDocuments } from '../packages/machines/src/diagrams/generated-documents.ts'

const folder = join(import.meta.dirname, '../docs/generated/machines')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, content] of generatedDocuments()) writeFileSync(join(folder, name), content)
