import { say } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { href } from '../routes/routes.ts'
import { useVersions } from '../quiz-actions/use-versions.ts'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

const Note = chakra('aside', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'lg',
    bg: 'accent.subtle',
    textStyle: 'sm',
    '& > p': { flex: '1 1 16rem' },
  },
})

type EarlierVersionProps = {
  /** The quiz without attempts; undefined if it has some, or if only a session is shown. */
  quizId: string | undefined
  /** Shown until the versions are known, because the note would push the content down. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Above the content of a version without attempts, links to the attempts of the version before it. The first version
 * has no such note.
 */
export const EarlierVersion = ({ quizId, waiting, children }: EarlierVersionProps) => {
  const { data: versions = [], isPending } = useVersions(quizId)
  if (quizId !== undefined && isPending) return waiting
  const shown = versions.find(({ _id }) => _id === quizId)
  const earlier = shown && versions.find(({ version }) => version < shown.version)
  if (!earlier) return children
  return (
    <>
      <Note aria-label={say('Earlier versions')}>
        <p>
          {say('This is version {version}. Attempts at version {earlier} aren’t counted here.', {
            version: shown.version,
            earlier: earlier.version,
          })}
        </p>
        <ButtonLink size="sm" href={href.results({ quizId: earlier._id })}>
          {say('Results of version {version}', { version: earlier.version })}
        </ButtonLink>
        <ButtonLink size="sm" href={href.quizStats(earlier._id)}>
          {say('Statistics of version {version}', { version: earlier.version })}
        </ButtonLink>
      </Note>
      {children}
    </>
  )
}
