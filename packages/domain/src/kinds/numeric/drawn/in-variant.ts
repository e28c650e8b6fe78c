import { below, createPcg } from '../../../arrangement/pcg.ts'
import type { QuestionContent } from '../../../schemas/question.ts'
import type { Asked } from '../../question-kind.ts'
import type { Numeric } from '../schema.ts'
import { countVariants, createDraw, toNumbers, valuesInWords } from './combinations.ts'
import { isDrawn, numericInVariant } from './drawn-key.ts'
import { withValues } from './in-text.ts'
import { mapTexts } from './map-texts.ts'

const drawnNumeric = ({ interaction }: Pick<Asked, 'interaction'>): Numeric | undefined =>
  interaction?.kind === 'numeric' && isDrawn(interaction) ? interaction : undefined

/** How many variants of a question can be drawn; undefined if all students get the same numbers. */
export const variantsOf = (asked: Pick<Asked, 'interaction'>): number | undefined => {
  const numeric = drawnNumeric(asked)
  return numeric && countVariants(numeric.variables ?? [])
}

/** The variant that the holder of a seed gets of a question in a preview. */
export const variantFor = (
  seed: number,
  questionId: string,
  asked: Pick<Asked, 'interaction'>,
): number | undefined => {
  const variants = variantsOf(asked)
  if (variants === undefined) return undefined
  const stream = [...questionId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_003, 0)
  return below(createPcg(BigInt(seed), BigInt(stream)), Math.max(1, variants))
}

/** The values of a variant as people read them: "a = 3, b = 4". Empty if all students get the same numbers. */
export const drawnInWords = (asked: Pick<Asked, 'interaction'>, variant: number): string => {
  const numeric = drawnNumeric(asked)
  return numeric ? valuesInWords(createDraw(numeric.variables ?? [])(variant)) : ''
}

/**
 * Returns a question as the student who got this variant sees it, with the key for it. Where nothing is drawn, it stays
 * as it is. All who show or judge one student's question begin with it.
 */
export const inVariant = <Content extends QuestionContent>(
  content: Content,
  variant: number | null | undefined,
): Content => {
  const numeric = drawnNumeric(content)
  if (!numeric) return content
  const written = createDraw(numeric.variables ?? [])(variant ?? 0)
  const drawn = { written, values: toNumbers(written) }
  return mapTexts({ ...content, interaction: numericInVariant(numeric, variant) }, (text) =>
    withValues(text, drawn),
  )
}
