import type { students } from '../../database/tables/students.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import { makeId } from '../../database/queries/make-id.ts'
import type { Random } from '../../random/seeded-random.ts'
import { firstNames, lastNames, places } from '../content/students.ts'

export type Student = {
  row: typeof students.$inferInsert
  /** On the scale of the questions' difficulty, with mean 0. */
  ability: number
}

const dayMs = 24 * 60 * 60 * 1_000

type Making = { instructorId: string; portraits: readonly string[]; now: Date; random: Random }
/** The number of students without an image for each one that has an image. Most people provide none. */
const withoutImage = 2

/** Makes confirmed students of one instructor, with places, abilities and some images. Names are unique. */
export const makeStudents = (count: number, { instructorId, portraits, now, random }: Making): Student[] => {
  const weighted = places.flatMap((place) => Array.from({ length: place.weight }, () => place))
  const names = random.shuffle(firstNames.flatMap((first) => lastNames.map((last) => ({ first, last }))))
  return names.slice(0, count).map(({ first, last }, index) => {
    const email = `${first}.${last}@students.example`.toLowerCase()
    const { city, country, university } = random.pick(weighted)
    const createdAt = new Date(now.getTime() - (300 + random.integer(200)) * dayMs)
    const row = {
      id: makeId(),
      instructorId,
      kind: 'confirmed' as const,
      fullName: `${first} ${last}`,
      nameKey: foldText(`${first} ${last}`),
      email,
      emailKey: email,
      mailboxKey: email,
      phone: `+00 555 ${String(10_000 + index)}`,
      city,
      country,
      university,
      universityKey: foldText(university),
      image: imageOf(index, portraits),
      createdAt,
    }
    return { row, ability: random.normal() }
  })
}

const imageOf = (index: number, portraits: readonly string[]): string | null => {
  const every = withoutImage + 1
  return index % every === 0 ? (portraits[(index / every) % portraits.length] ?? null) : null
}
