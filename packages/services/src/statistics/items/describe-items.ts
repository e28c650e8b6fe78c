import type {
  CountedAttempts,
  Figure,
  ItemStatistics,
  OptionFigures,
  QuestionStatistics,
  QuizFigures,
  RevisionFigures,
} from '@quizwright/contracts/schemas/item-statistics.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { sameQuestionKey, guessShare } from './same-question.ts'
import {
  type Cell,
  kurtosisFigure,
  meanFigure,
  medianFigure,
  momentsOf,
  sdFigure,
  skewnessFigure,
  sumOf,
} from '../figures/frequencies.ts'
import { gap, known, mapFigure } from '../figures/figure.ts'
import {
  addGroups,
  consistencyFigures,
  effectiveWeights,
  type GroupSums,
  jointOf,
  weightBeside,
} from '../figures/joint-figures.ts'
import {
  discriminationFigure,
  doubtfulEfficiency,
  efficiencyFigure,
  facilityFigure,
  type MarkCell,
  meanTotalFigure,
  questionSdFigure,
  shareFigure,
} from '../figures/question-figures.ts'
import type { ItemCounts, OptionSum, RevisionCounts, ScoreCount } from './read-item-counts.ts'
import { scoreParts } from '../overview/score-histogram.ts'

/** Below this many attempts no figure should be judged by. */
const fewAttempts = 30

/** A question in its place, what it says today and what its other revisions said, by their ids. */
export type Item = {
  id: string
  place: number
  revisionId: string
  contents: ReadonlyMap<string, QuestionContent>
}

/** The item statistics of a quiz, from its counts alone. */
export const describeItems = (
  items: readonly Item[],
  counts: ItemCounts,
  attempts: CountedAttempts,
): ItemStatistics => {
  const ofItem = Map.groupBy(counts.revisions, (revision) => revision.questionId)
  const counted = sumOf(counts.scores, ({ n }) => n)
  const groups = groupsOf(
    items.map((item) => ofItem.get(item.id) ?? []),
    counts,
  )
  const weights = effectiveWeights(groups)
  const covariances = counted > 1 ? jointOf(addGroups(groups)).covariances : []
  const allMarks = sumOf(items, (item) => item.contents.get(item.revisionId)!.weightage)
  const questions = items.map((item, at) =>
    describeQuestion(item, ofItem.get(item.id) ?? [], {
      allMarks,
      weight: weights[at] ?? gap('no attempts'),
      weightBeside: (covariance) =>
        weightBeside(
          covariance,
          covariances.filter((_, other) => other !== at),
        ),
    }),
  )
  return {
    attempts,
    counted,
    few: counted < fewAttempts,
    figures: quizFigures(counts.scores, groups),
    scores: scoreParts(counts.scores),
    questions,
  }
}

/** The sums of all questions side by side, each over all its revisions, by group of students. */
const groupsOf = (ofItems: readonly RevisionCounts[][], { totals }: ItemCounts): GroupSums[] =>
  totals.map((total, group) => ({
    ...total,
    questions: ofItems.map((revisions) => ({
      x: sumOf(revisions, ({ sums }) => sums[group]!.x),
      xx: sumOf(revisions, ({ sums }) => sums[group]!.xx),
      xt: sumOf(revisions, ({ sums }) => sums[group]!.xt),
    })),
  }))

const quizFigures = (scores: readonly ScoreCount[], groups: readonly GroupSums[]): QuizFigures => {
  const percentages: Cell[] = scores.map(({ total, ofTotal, n }) => ({
    value: ofTotal > 0 ? (100 * total) / ofTotal : 0,
    n,
  }))
  const moments = momentsOf(percentages)
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  // Totals are of the same greatest marks unless a practice question was corrected meanwhile; then of the
  // usual ones.
  const ofTotal = scores.toSorted((a, b) => b.n - a.n)[0]?.ofTotal ?? 0
  return {
    mean: meanFigure(moments),
    median: medianFigure(percentages),
    sd: sdFigure(percentages, moments),
    skewness: skewnessFigure(percentages, moments),
    kurtosis: kurtosisFigure(percentages, moments),
    cic,
    error_ratio: errorRatio,
    standard_error:
      ofTotal > 0 ? mapFigure(standardError, (marks) => (100 * marks) / ofTotal) : standardError,
  }
}

type Weighing = { allMarks: number; weight: Figure; weightBeside: (covariance: number) => Figure }

const describeQuestion = (
  item: Item,
  counts: readonly RevisionCounts[],
  weighing: Weighing,
): QuestionStatistics => {
  const current = item.contents.get(item.revisionId)!
  const answered = Map.groupBy(counts, ({ revisionId }) => sameQuestionKey(item.contents.get(revisionId)!))
  const asked = sameQuestionKey(current)
  // What is asked today comes first, whether anybody has answered it or not.
  const kinds = [
    ...new Set([
      asked,
      ...[...answered].toSorted(([, a], [, b]) => (newest(a) < newest(b) ? 1 : -1)).map(([kind]) => kind),
    ]),
  ]
  const revisions = kinds.map((kind): RevisionFigures => {
    const own = answered.get(kind) ?? []
    const content = kind === asked ? current : item.contents.get(own[0]!.revisionId)!
    return {
      revision_ids:
        kind === asked
          ? [...new Set([item.revisionId, ...own.map(({ revisionId }) => revisionId)])]
          : own.map(({ revisionId }) => revisionId),
      is_current: kind === asked,
      ...figuresOf(content, own, own.length === counts.length, weighing),
    }
  })
  return {
    question_id: item.id,
    question_no: item.place,
    question: current.question,
    equation: current.equation,
    image_url: current.image_url,
    doubtful: revisions[0]!.doubtful,
    revisions,
  }
}

/** Ids are made in the order of time. */
const newest = (revisions: readonly RevisionCounts[]): string =>
  revisions
    .map(({ revisionId }) => revisionId)
    .sort()
    .at(-1)!

const figuresOf = (
  content: QuestionContent,
  counts: readonly RevisionCounts[],
  isWhole: boolean,
  { allMarks, weight, weightBeside: beside }: Weighing,
) => {
  const cells = gatherCells(counts.flatMap((revision) => revision.cells))
  const counted = sumOf(cells, ({ n }) => n)
  const discrimination = discriminationFigure(cells)
  const efficiency = efficiencyFigure(cells, discrimination)
  const guess = guessShare(content)
  return {
    counted,
    few: counted < fewAttempts,
    doubtful: efficiency.value !== null && efficiency.value < doubtfulEfficiency,
    facility: facilityFigure(cells, content.weightage),
    sd: questionSdFigure(cells, content.weightage),
    random_guess: guess === null ? gap('no options') : known(100 * guess, null, 'not estimated'),
    intended_weight:
      allMarks > 0 ? known((100 * content.weightage) / allMarks, null, 'not estimated') : gap('no marks'),
    effective_weight: isWhole
      ? weight
      : counted > 1
        ? beside(covarianceOf(cells))
        : gap(counted === 0 ? 'no attempts' : 'one attempt'),
    discrimination,
    efficiency,
    options: describeOptions(
      content,
      counts.flatMap((revision) => revision.options),
      counted,
    ),
  }
}

const covarianceOf = (cells: readonly MarkCell[]): number => {
  const n = sumOf(cells, (cell) => cell.n)
  const [mark, total] = [
    sumOf(cells, (cell) => cell.n * cell.mark) / n,
    sumOf(cells, (cell) => cell.n * cell.total) / n,
  ]
  return sumOf(cells, (cell) => cell.n * (cell.mark - mark) * (cell.total - total)) / (n - 1)
}

/** Revisions that ask the same count as one. */
const gatherCells = (cells: readonly MarkCell[]): MarkCell[] =>
  [...Map.groupBy(cells, ({ mark, total }) => `${mark} ${total}`).values()].map((same) => ({
    ...same[0]!,
    n: sumOf(same, ({ n }) => n),
  }))

const nothingChosen = -1

const describeOptions = (
  { options }: QuestionContent,
  sums: readonly OptionSum[],
  counted: number,
): OptionFigures[] => {
  if (options.length === 0) return []
  const said = options.map((option, at) => ({
    at,
    text: option.option,
    equation: option.equation,
    image_url: option.image_url,
    is_correct: option.is_correct,
  }))
  return [...said, { at: nothingChosen, text: '', equation: '', image_url: '', is_correct: false }].map(
    ({ at, ...option }) => {
      const own = sums.filter((sum) => sum.optionChosen === at)
      const [n, p, pp] = [sumOf(own, (sum) => sum.n), sumOf(own, (sum) => sum.p), sumOf(own, (sum) => sum.pp)]
      return {
        option_no: at + 1,
        ...option,
        chosen: n,
        share: shareFigure(n, counted),
        mean_total: meanTotalFigure({ n, p, pp }),
      }
    },
  )
}
