import { say } from '@quizwright/domain/language/say.ts'

const noLimit = 'any'

/** The choices for how many of so many may be chosen at most. */
export const choiceLimits = (count: number) => [
  { value: noLimit, label: say('Any number') },
  ...Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    value: String(index + 1),
    label: say('At most {number}', { number: index + 1 }),
  })),
]

export const writtenLimit = (atMost: number | null): string => (atMost === null ? noLimit : String(atMost))
export const limitOf = (written: string): number | null => (written === noLimit ? null : Number(written))
