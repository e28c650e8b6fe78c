import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Link } from 'wouter'
import { BackButton } from '../buttons/back-button.tsx'
import { backLinkStyle } from './back-link-style.ts'
import { chakra } from '../styled/chakra.tsx'
import { InsideFrame } from './inside-frame.ts'

const Frame = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '90rem',
    mx: 'auto',
    px: { base: '4', md: '8' },
    pt: { base: '5', md: '7' },
    pb: '16',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '&[data-inside]': { pt: '5' },
    // Paper has its own margins.
    _print: { px: '0 !important' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '10',
  },
})
const Title = chakra('h1', { base: { textStyle: 'title.2xl', overflowWrap: 'anywhere' } })
const PartTitle = chakra('h2', {
  base: { textStyle: 'title.lg', overflowWrap: 'anywhere' },
})
const BackLink = chakra(Link, { base: backLinkStyle })
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // On a phone several of them fit beside the title, so that one that comes later moves nothing below.
    '&:has(> :nth-child(2)) > *': { smDown: { px: '3', '& > svg': { display: 'none' } } },
    '&:has(> :nth-child(3)) > *': { smDown: { px: '2' } },
  },
})

/** The target of the back link: `href` or, with `toPrevious`, the previous page if there is one. */
type BackTarget = { href: string; label: string; toPrevious?: true }
type PageProps = {
  title: ReactNode
  /** Whether the title is the name of the quiz, which a frame around the page already shows. */
  isQuizTitle?: boolean
  /** False if the printed content has its own title. */
  isTitlePrinted?: boolean
  actions?: ReactNode
  back?: BackTarget | undefined
  children: ReactNode
}

/**
 * The frame of a screen: its h1, the back link and its main actions. Inside another frame, its title is an
 * h2.
 */
export const Page = ({
  title,
  isQuizTitle = false,
  isTitlePrinted = true,
  actions,
  back,
  children,
}: PageProps) => {
  const isInside = useContext(InsideFrame) !== false
  const hidesTitle = isInside && isQuizTitle
  const hasHead = back || actions || !hidesTitle
  return (
    <Frame data-inside={isInside || undefined}>
      {hasHead && (
        <div data-not-printed={!isTitlePrinted || undefined}>
          {back &&
            (back.toPrevious ? (
              <BackButton {...back} />
            ) : (
              <BackLink href={back.href}>
                <ArrowLeft aria-hidden />
                {back.label}
              </BackLink>
            ))}
          {(actions || !hidesTitle) && (
            <Head>
              {!hidesTitle && (isInside ? <PartTitle>{title}</PartTitle> : <Title>{title}</Title>)}
              {actions && <Actions data-not-printed>{actions}</Actions>}
            </Head>
          )}
        </div>
      )}
      {children}
    </Frame>
  )
}
