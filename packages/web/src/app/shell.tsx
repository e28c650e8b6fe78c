import { say } from '@quizwright/domain/language/say.ts'
import logo from '@quizwright/ui/icon/quizwright.svg'
import { type ReactNode, type Ref } from 'react'
import { Link } from 'wouter'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { useDataMoment } from '../api/data-age.ts'
import { sayMoment } from '../ui/format/say-date.ts'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { LanguageOffer } from './language-offer/language-offer.tsx'
import { UserMenu } from './user-menu.tsx'
import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../ui/buttons/button.tsx'
import { chooseColorMode, useColorMode } from '../ui/theme/color-mode.ts'

const ColorModeButton = () => {
  const mode = useColorMode()
  const otherMode = mode === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={otherMode === 'dark' ? say('Switch to dark colours') : say('Switch to light colours')}
      size="sm"
      icon={mode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => chooseColorMode(otherMode)}
    />
  )
}

const Header = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    height: '14',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // If a browser enlarges letters to double size, spaces that grew with them would leave too little room.
    gap: 'min(1rem, 5vw)',
    px: { base: 'min(1rem, 5vw)', md: '8' },
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Logo = chakra(Link, {
  base: {
    display: 'inline-flex',
    // If the user's name needs the space, the product's name wraps into a second line, which is hidden.
    flexWrap: 'wrap',
    flexShrink: '99',
    minWidth: '6',
    height: '6',
    lineHeight: '1.5rem',
    overflow: 'hidden',
    alignItems: 'center',
    columnGap: '2.5',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    color: 'fg',
    borderRadius: 'l1',
    '& img': { width: '6', height: '6', flexShrink: '0' },
  },
})
const Side = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', minWidth: '0' } })
const Main = chakra('main', { base: { outline: '0 !important' } })

const Lag = chakra('p', { base: { px: { base: '4', md: '8' }, py: '2', bg: 'bg.muted', textStyle: 'sm' } })

type ShellProps = {
  children: ReactNode
  /** Gets the element that takes the focus when the screen changes. */
  mainRef: Ref<HTMLElement>
  signedIn: boolean
  /** Shown while the route guard checks a navigation. */
  checking: ReactNode
}

/** Says how old statistics, results and downloads are, where the services read them from a copy that lags. */
const DataMoment = () => {
  const moment = useDataMoment()
  return (
    moment && (
      <Lag role="status">
        {say('Statistics, results and downloads are as of {moment}.', {
          moment: sayMoment(serializeDateTime(moment)),
        })}
      </Lag>
    )
  )
}

/** The frame of every screen: the header with logo and user menu, and a link to skip it. */
export const Shell = ({ children, mainRef, signedIn, checking }: ShellProps) => (
  <>
    <SkipLink href="#main">{say('Skip to content')}</SkipLink>
    <Header>
      <Logo href={screenRoutes.quizList.path}>
        <img src={logo} alt="" />
        <span>Quizwright</span>
      </Logo>
      <Side>
        <ColorModeButton />
        {signedIn && <UserMenu />}
      </Side>
      {checking}
    </Header>
    <LanguageOffer />
    <Main id="main" ref={mainRef} tabIndex={-1}>
      <DataMoment />
      {children}
    </Main>
  </>
)
