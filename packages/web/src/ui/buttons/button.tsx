import { say } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { chakra } from '../styled/chakra.tsx'
import type { StyledProps } from '../styled/chakra-types.ts'
import { Spinner } from '../loading/spinner.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** The styles of a button, for elements that must look like one. */
export const buttonRecipe = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'button',
    lineHeight: '1.2',
    textDecoration: 'none',
    transitionProperty: 'background, border-color, color',
    transitionDuration: 'faster',
    '&:disabled, &[aria-disabled=true]': { layerStyle: 'disabled' },
    '& svg': { flexShrink: '0' },
    // Buttons and links that look like buttons are not printed.
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.fg', color: 'bg' } },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.emphasized',
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.muted' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        _expanded: { bg: 'bg.muted', color: 'fg' },
      },
      danger: { bg: 'red.solid', color: 'red.contrast', _hover: { bg: 'red.fg', color: 'bg' } },
    },
    size: {
      sm: { h: '8', minH: '8', px: '3', textStyle: 'sm', gap: '1.5', '& svg': { width: '4', height: '4' } },
      md: { h: '10', minH: '10', px: '4', textStyle: 'sm', '& svg': { width: '4', height: '4' } },
    },
    square: {
      true: { px: '0', aspectRatio: '1' },
      false: {
        // On a phone, a name that is longer than the screen needs several lines, which other languages have first.
        '@media (width <= 30em)': {
          maxWidth: 'full',
          height: 'auto !important',
          py: '1',
          whiteSpace: 'normal',
          textAlign: 'center',
        },
        // On a narrow one, or with letters of double size, so do long names beside each other.
        '@media (width <= 22.5em)': { flexShrink: '1' },
      },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md', square: false },
} as const

const StyledButton = chakra('button', buttonRecipe)
const StyledLink = chakra(Link, buttonRecipe)
const StyledAnchor = chakra('a', buttonRecipe)

type Appearance = { variant?: 'solid' | 'outline' | 'ghost' | 'danger'; size?: 'sm' | 'md'; icon?: ReactNode }
type ButtonProps = Appearance &
  Omit<StyledProps<'button'>, keyof Appearance | 'aria-disabled'> & {
    /** Whether its action is running. The button stays focusable, announces this and ignores clicks. */
    busy?: boolean
    /** Whether its action is impossible now. Unlike a disabled button, this one keeps the focus. */
    unavailable?: boolean
    /** Says why the action is impossible, when the unavailable button is pressed. */
    onUnavailable?: () => void
    /** Whether the button is square, for an icon without text. */
    square?: boolean
  }

export const Button = ({
  busy,
  unavailable,
  onUnavailable,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const press = unavailable ? onUnavailable : onClick
  return (
    <StyledButton
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      onClick={busy ? (event) => event.preventDefault() : press}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </StyledButton>
  )
}

/**
 * A link within the app with only an icon. `label` is its accessible name and its tooltip. `describedBy` is
 * the id of an element that says to which item the link belongs.
 */
export const IconLink = ({
  label,
  describedBy,
  icon,
  variant = 'ghost',
  size,
  href,
}: Omit<Appearance, 'icon'> & { href: string; label: string; describedBy: string; icon: ReactNode }) => (
  <StyledLink
    href={href}
    variant={variant}
    size={size}
    square
    title={label}
    aria-label={label}
    aria-describedby={describedBy}
  >
    {icon}
  </StyledLink>
)

/** A button with only an icon. `label` is its accessible name and its tooltip. */
export const IconButton = ({
  label,
  variant = 'ghost',
  ...rest
}: Omit<ButtonProps, 'children'> & { label: string; icon: ReactNode }) => (
  <Button variant={variant} square title={label} {...rest}>
    <VisuallyHidden>{label}</VisuallyHidden>
  </Button>
)

/** A link within the app that looks like a button. */
export const ButtonLink = ({
  href,
  icon,
  children,
  variant,
  size,
  ...rest
}: Appearance & { href: string; children: ReactNode; 'aria-current'?: 'page' | undefined }) => (
  <StyledLink href={href} variant={variant} size={size} {...rest}>
    {icon}
    {children}
  </StyledLink>
)

/** A link that looks like a button and opens a new tab, which has no access to this one (`noopener`). */
export const NewTabLink = ({
  href,
  icon,
  children,
  variant,
  size,
}: Appearance & { href: string; children: ReactNode }) => (
  <StyledAnchor href={href} target="_blank" rel="noopener noreferrer" variant={variant} size={size}>
    {icon}
    {children}
    <VisuallyHidden>{say('(opens in a new tab)')}</VisuallyHidden>
  </StyledAnchor>
)
