import type { ReviewItem } from './judge-review.ts'
import { shownNo } from './listed-rows.ts'

export type ItemRow = { key: string; no: string; text: string; item: ReviewItem }

/** The rows of a list of findings. The key includes the list, because a question may be in several lists. */
export const itemRows = (list: string, items: readonly ReviewItem[]): ItemRow[] =>
  items.map((item) => ({
    key: `${list} ${item.questionId} ${item.text}`,
    no: shownNo(item),
    text: item.text,
    item,
  }))

/**
 * The key of the next row of another question, because a repair settles all findings of its own question.
 * Null at the end.
 */
export const nextQuestionRow = (rows: readonly ItemRow[], { key, item }: ItemRow): string | null => {
  const others = rows.filter((row) => row.item.questionId !== item.questionId || row.key === key)
  return others[others.findIndex((row) => row.key === key) + 1]?.key ?? null
}
