import { attribute, descendants, type Element, textOf } from '../xml/tree.ts'
import { readScores } from './read-scores.ts'

/** Returns the labels of the options of an item, and the number of those that Canvas keeps though they are empty. */
export const labelsOfOptions = (item: Element): { labels: Element[]; empty: number } => {
  const [response] = descendants(item, 'response_lid')
  const written = response ? descendants(response, 'response_label') : []
  const { right } = readScores(item, [])
  const labels = written.filter((label) => !isEmpty(label) || right.has(attribute(label, 'ident') ?? ''))
  return { labels, empty: written.length - labels.length }
}

const isEmpty = (label: Element): boolean =>
  textOf(label).trim() === '' && descendants(label, 'matimage', 'img', 'mataudio', 'matvideo').length === 0
