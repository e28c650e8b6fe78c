import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { rest } from '../api/rest.ts'

const fetchLink = async (id: string): Promise<string> =>
  (await rest(quizEndpoints).getSharableLink({ params: { id } })).data.link

/**
 * Copies the link of a quiz to the clipboard. The clipboard gets a promise of the link at once, because some
 * browsers refuse to write later than the click.
 */
export const copySharableLink = async (id: string): Promise<void> => {
  const link = fetchLink(id)
  const text = link.then((value) => new Blob([value], { type: 'text/plain' }))
  // A clipboard that is not allowed never looks at it, so nobody else would handle its failure.
  text.catch(() => undefined)
  // If both fail, the reason why there is no link is reported.
  await Promise.all([link, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])])
}
