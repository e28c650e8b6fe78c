import { say } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { QuizAddress } from '../../routes/quiz-address.ts'
import { href } from '../../routes/routes.ts'
import { backLinkStyle } from '../../ui/layout/back-link-style.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

/** On a phone an arrow beside the title, so that the work below begins higher up. */
const style = {
  ...backLinkStyle,
  mdDown: { float: 'inline-start', minHeight: '8', minWidth: '8', me: '1', '& > span': { srOnly: true } },
} as const
const BackLink = chakra(Link, { base: style })
const BackButton = chakra('button', { base: style })

type FrameBackProps = {
  kind: QuizAddress['back']
  cameFrom: { address: string; title: string } | undefined
}

const list = () => ({ address: href.quizList(), title: say(screenRoutes.quizList.title) })

/** The link out of a quiz: to the screen the user came from, or to the list. */
export const FrameBack = ({ kind, cameFrom }: FrameBackProps) => {
  const [, navigate] = useLocation()
  const target = kind === 'list' ? list() : (cameFrom ?? list())
  if (kind === 'button')
    return (
      <BackButton
        type="button"
        title={say('To {title}', { title: target.title })}
        onClick={() => navigate(target.address)}
      >
        <ArrowLeft aria-hidden />
        <span>{labels.back}</span>
      </BackButton>
    )
  return (
    <BackLink href={target.address}>
      <ArrowLeft aria-hidden />
      <span>{target.title}</span>
    </BackLink>
  )
}
