import { rest } from '../api/rest.ts'

const fetchLink = async (id: string): Promise<string> =>
  (await rest.getSharableLink({ params: { id } })).data.link

/**
 * Puts the link of a quiz on the clipboard. The clipboard is asked at once, with the link to follow: some
 * browsers take nothing that comes later than the click.
 */
export const copySharableLink = async (id: string): Promise<void> => {
  const link = fetchLink(id)
  const text = link.then((value) => new Blob([value], { type: 'text/plain' }))
  // Whether writing fails or the link does, the link's own reason is the one to tell.
  await Promise.all([link, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])])
}
