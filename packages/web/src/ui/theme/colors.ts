import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

const byMode = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/**
 * The tokens of one colour, as Chakra's `colorPalette` needs them: `contrast` is text on `solid`, `fg` on any
 * background.
 */
const palette = (
  light: readonly [
    solid: string,
    contrast: string,
    fg: string,
    subtle: string,
    muted: string,
    emphasized: string,
  ],
  dark: typeof light,
) => ({
  solid: byMode(light[0], dark[0]),
  contrast: byMode(light[1], dark[1]),
  fg: byMode(light[2], dark[2]),
  subtle: byMode(light[3], dark[3]),
  muted: byMode(light[4], dark[4]),
  emphasized: byMode(light[5], dark[5]),
  border: byMode(light[5], dark[5]),
  focusRing: byMode('#0f766e', '#4fc3b7'),
})

/**
 * Contrast (WCAG 2.2) in both modes: text on its background at least 4.5 to 1, the border of a control
 * (`border.control`) at least 3 to 1.
 */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: byMode('#ffffff', '#0f1413'),
    subtle: byMode('#f5f8f7', '#161c1b'),
    muted: byMode('#edf1f0', '#1e2625'),
    emphasized: byMode('#dfe5e4', '#2b3534'),
    panel: byMode('#ffffff', '#171d1c'),
    inverted: byMode('#16201f', '#e8eeed'),
  },
  fg: {
    DEFAULT: byMode('#16201f', '#e8eeed'),
    muted: byMode('#52605f', '#a3b1af'),
    subtle: byMode('#657372', '#8f9e9c'),
    inverted: byMode('#ffffff', '#16201f'),
    error: byMode('#a11c12', '#ff9a8f'),
    warning: byMode('#8a4b00', '#f0b45c'),
    success: byMode('#1a6b3c', '#7fd29b'),
  },
  border: {
    DEFAULT: byMode('#dbe2e1', '#2a3433'),
    muted: byMode('#e8edec', '#222b2a'),
    emphasized: byMode('#c3cdcb', '#3a4645'),
    control: byMode('#85918f', '#6a7876'),
    error: byMode('#c0392b', '#f1695c'),
  },
  accent: palette(
    ['#0f6b63', '#ffffff', '#0c5a54', '#e8f4f2', '#cfe8e4', '#9fcfc7'],
    ['#3db3a6', '#04201d', '#6fd3c8', '#10302d', '#174540', '#1f5c55'],
  ),
  gray: palette(
    ['#16201f', '#ffffff', '#2b3736', '#f1f4f4', '#e4e9e8', '#c3cdcb'],
    ['#e8eeed', '#16201f', '#d3dcda', '#1e2625', '#2b3534', '#3a4645'],
  ),
  red: palette(
    ['#b42318', '#ffffff', '#a11c12', '#fdecea', '#fad4d0', '#f0a59d'],
    ['#f1796d', '#2b0703', '#ff9a8f', '#361512', '#4f1d18', '#732a23'],
  ),
  orange: palette(
    ['#8a4b00', '#ffffff', '#8a4b00', '#fdf2e0', '#f9e2bd', '#ecc281'],
    ['#f0b45c', '#2a1a02', '#f0b45c', '#30240f', '#4a3714', '#6b501c'],
  ),
  green: palette(
    ['#1a6b3c', '#ffffff', '#1a6b3c', '#e7f5ec', '#cbead6', '#9bd3b0'],
    ['#7fd29b', '#06210f', '#7fd29b', '#12301e', '#1a462b', '#245f3b'],
  ),
})
