import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/**
 * What one colour must offer so that any part can be drawn in it. `solid` carries `contrast`; `fg` is
 * readable on every ground.
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
  solid: both(light[0], dark[0]),
  contrast: both(light[1], dark[1]),
  fg: both(light[2], dark[2]),
  subtle: both(light[3], dark[3]),
  muted: both(light[4], dark[4]),
  emphasized: both(light[5], dark[5]),
  border: both(light[5], dark[5]),
  focusRing: both('#0f766e', '#4fc3b7'),
})

/**
 * Text on its ground has at least 4.5 : 1 in both modes, the edge of a control (`border.control`) at least 3
 * : 1.
 */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: both('#ffffff', '#0f1413'),
    subtle: both('#f5f8f7', '#161c1b'),
    muted: both('#edf1f0', '#1e2625'),
    emphasized: both('#dfe5e4', '#2b3534'),
    panel: both('#ffffff', '#171d1c'),
    inverted: both('#16201f', '#e8eeed'),
  },
  fg: {
    DEFAULT: both('#16201f', '#e8eeed'),
    muted: both('#52605f', '#a3b1af'),
    subtle: both('#657372', '#8f9e9c'),
    inverted: both('#ffffff', '#16201f'),
    error: both('#a11c12', '#ff9a8f'),
    warning: both('#8a4b00', '#f0b45c'),
    success: both('#1a6b3c', '#7fd29b'),
  },
  border: {
    DEFAULT: both('#dbe2e1', '#2a3433'),
    muted: both('#e8edec', '#222b2a'),
    emphasized: both('#c3cdcb', '#3a4645'),
    control: both('#85918f', '#6a7876'),
    error: both('#c0392b', '#f1695c'),
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
