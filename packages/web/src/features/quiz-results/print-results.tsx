import { say } from '@quizwright/domain/language/say.ts'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { problemText } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { useResultPages } from './use-result-pages.ts'

type Pages = Pick<ReturnType<typeof useResultPages>, 'fetchNextPage' | 'hasNextPage' | 'results' | 'total'>

/** Waits two frames, because the first may have begun before the last page of results was rendered. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Loads the whole list, so that nothing is missing on paper, and prints it. */
export const PrintButton = ({ pages }: { pages: Pages }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let { hasNextPage } = pages
      while (hasNextPage) {
        const read = await pages.fetchNextPage()
        if (read.error) throw read.error
        hasNextPage = read.hasNextPage
      }
      await drawn()
      window.print()
    },
    onError: (error) => toast.error(say('The results couldn’t be printed.'), problemText(error)),
  })
  return (
    <Button
      icon={<Printer aria-hidden />}
      busy={isPending}
      disabled={pages.results.length === 0}
      onClick={() => mutate()}
    >
      {say('Print')}
    </Button>
  )
}

const Note = chakra('p', { base: { display: 'none', textStyle: 'sm', _print: { display: 'block' } } })

/** Says on paper that the list is incomplete, if it was printed by the browser's own command. */
export const PrintedPart = ({ pages: { results, total } }: { pages: Pages }) =>
  results.length < total && (
    <Note>
      {say('The first {count} of {total} results. Use Print above the list to print all of them.', {
        count: results.length,
        total,
      })}
    </Note>
  )
