import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { offlineGrader } from '../../grading/offline/grade-offline.ts'
import type { FinishedAnswer } from '../../attempts/finished-attempt.ts'
import type { Random } from '../../random/seeded-random.ts'

const fillers = [
  'I am not sure about the rest.',
  'This is how I remember it from the lecture.',
  'That is what the video showed.',
]
const openings = ['I think: ', 'In short: ', 'As far as I know: ']
const openedShare = 0.2
/** The share of answers of weak students that state the opposite. */
const deniedShare = 0.1

export type Writing = {
  ability: number
  /** The images handed in with the text. */
  uploadedImages: string[]
  /** Whether the instructor has read this attempt. */
  isRead: boolean
}

/**
 * Simulates a descriptive answer: the more a student knows, the more of the solution it contains. A mark is
 * suggested at once. The instructor marks or confirms the answers that they have read; the others wait.
 */
export const answerInWords = async (
  question: DraftQuestion,
  { ability, uploadedImages, isRead }: Writing,
  random: Random,
): Promise<
  Pick<FinishedAnswer, 'answer' | 'uploadedImages' | 'aiResult' | 'confirmation' | 'instructor'>
> => {
  const answer = write(question.solution, ability, random)
  const graded = await offlineGrader(
    { question, answer, totalMarks: question.weightage, imageCount: uploadedImages.length },
    new AbortController().signal,
  )
  if (graded.outcome !== 'graded') return { answer, uploadedImages }
  const isJudged = isRead && random.uniform() < judgedShare
  const instructor = isJudged ? judge(graded.result.marks_obtained, question.weightage, random) : undefined
  return {
    answer,
    uploadedImages,
    aiResult: graded.result,
    ...(isRead && instructor?.marks === undefined && { confirmation: 'one' }),
    ...(instructor && { instructor }),
  }
}

const write = (solution: string, ability: number, random: Random): string => {
  const share = 1 / (1 + Math.exp(-0.4 - ability))
  const said = solution
    .split(/(?<=[.;,:])\s+/)
    .filter(() => random.uniform() < share)
    .map(asSentence)
  const meant = said.map((sentence) =>
    ability < 0 && !/\bno/i.test(sentence) && random.uniform() < deniedShare
      ? sentence.replace(/ (is|are|stays|becomes) /, ' $1 not ')
      : sentence,
  )
  const opening = said.length > 0 && random.uniform() < openedShare ? random.pick(openings) : ''
  return (
    opening +
    [...meant, ...(said.length === 0 || random.uniform() < 0.25 ? [random.pick(fillers)] : [])].join(' ')
  )
}

const asSentence = (part: string): string =>
  `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.;,:]$/, '')}.`

const judgedShare = 0.75
/**
 * The shares of the instructor's marks that equal the AI's or are near it. The rest differs much, because the AI
 * compares words and a person understands them.
 */
const agreeing = { same: 0.5, near: 0.88 }
/** Comments of an instructor, by the difference between their mark and the AI's. */
const remarks = {
  same: [
    'Well argued, and in your own words.',
    'I agree with the mark: what you say is right, and some of it is missing.',
    'Yes. Say next time why it follows.',
  ],
  more: [
    'You mean the right thing, only in other words.',
    'The main point is there; that counts for more than the list.',
  ],
  less: ['You name the parts but not how they act on each other.', 'The words are there, the reason is not.'],
}
/** The share of answers that get a comment and keep their mark. */
const wordOnlyShare = 0.15

/** How far a mark given by hand is from the suggested one, as a share of the marks; 0 if they agree. */
const drawDeviation = (random: Random): number => {
  const kind = random.uniform()
  if (kind < agreeing.same) return 0
  return kind < agreeing.near ? random.normal() * 0.15 : 0.25 + random.normal() * 0.25
}

const remarksOn = (difference: number): string[] => {
  if (difference === 0) return remarks.same
  return difference > 0 ? remarks.more : remarks.less
}

const judge = (
  marks: number,
  totalMarks: number,
  random: Random,
): NonNullable<FinishedAnswer['instructor']> => {
  if (random.uniform() < wordOnlyShare) return { evaluation: random.pick(remarks.same) }
  const off = drawDeviation(random)
  const own =
    off === 0 ? marks : Math.min(totalMarks, Math.max(0, Math.round((marks + off * totalMarks) * 2) / 2))
  return {
    evaluation: random.pick(remarksOn(own - marks)),
    marks: own,
  }
}
