import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../language/memo.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { IconButton } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    textStyle: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { px: '2' },
  },
})

type PagerProps = {
  page: number
  pages: number
  count: number
  onPage: (page: number) => void
  label: string
}

/** The pagination of the questions, ten per page. Hidden if there is only one page. */
export const Pager = memo(({ page, pages, count, onPage, label }: PagerProps) => {
  if (pages <= 1) return null
  const first = (page - 1) * limits.questionsPerPage + 1
  return (
    <Bar aria-label={label}>
      <IconButton
        size="sm"
        label={say('First page')}
        icon={<ChevronsLeft aria-hidden />}
        disabled={page === 1}
        onClick={() => onPage(1)}
      />
      <IconButton
        size="sm"
        label={say('Previous page')}
        icon={<ChevronLeft aria-hidden />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span>
        {say('{first}–{last} of {count}', {
          first,
          last: Math.min(count, first + limits.questionsPerPage - 1),
          count,
        })}
      </span>
      <IconButton
        size="sm"
        label={say('Next page')}
        icon={<ChevronRight aria-hidden />}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
      <IconButton
        size="sm"
        label={say('Last page')}
        icon={<ChevronsRight aria-hidden />}
        disabled={page === pages}
        onClick={() => onPage(pages)}
      />
    </Bar>
  )
})
