import { say } from '@quizwright/domain/language/say.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { publicConfig } from '../../api/public-config.ts'
import { buttonRecipe } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { videosToReview } from './question-state.ts'
import { MutedText } from '../../ui/layout/parts.tsx'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      px: '4',
      py: '2.5',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      bg: 'bg.panel',
      textStyle: 'sm',
      '& > span': { overflowWrap: 'anywhere' },
    },
  },
})
const PlayLink = chakra('a', buttonRecipe)

const coursePath = (...parts: readonly (string | number)[]): string =>
  ['/course', ...parts.map((part) => encodeURIComponent(part))].join('/')

/**
 * Lists videos of the questions that the student answered wrongly or skipped. They are on the course pages of
 * the students' site.
 */
export const SuggestedVideos = ({ questions }: { questions: readonly ResultQuestion[] }) => {
  const videos = videosToReview(questions)
  const { data: site = '' } = useQuery({
    queryKey: ['learner site'],
    queryFn: async () => (await publicConfig()).learnerSiteUrl,
    staleTime: Infinity,
  })
  if (videos.length === 0) return <MutedText>{say('None of the incorrect questions has a video.')}</MutedText>
  return (
    <List>
      {videos.map(({ id, name, index_url, module_no }) => (
        <li key={id}>
          <span>
            <bdi>{name}</bdi>
          </span>
          <PlayLink
            size="sm"
            href={site + coursePath(index_url, module_no, id)}
            target="_blank"
            rel="noopener"
            aria-label={say('Play {name}', { name })}
          >
            <Play aria-hidden />
            {labels.play}
          </PlayLink>
        </li>
      ))}
    </List>
  )
}
