import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

const byMode = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/**
 * The tokens of a colour that Chakra's `colorPalette` needs. `contrast` is for text on `solid`, `fg` for text
 * on any background.
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
 * Neutral greys with a little blue, and one green for actions. The server-rendered pages and the learner's
 * page have the same colours (packages/ui/src/styles/tokens.css; the test beside this file compares them).
 * Contrast (WCAG 2.2) in both modes: text on its background at least 4.5 to 1, and the border of a control
 * (`border.control`) at least 3 to 1.
 */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: byMode('#ffffff', '#0f1216'),
    subtle: byMode('#f7f8fa', '#15191f'),
    muted: byMode('#eef0f3', '#1d232a'),
    emphasized: byMode('#e1e5ea', '#2a313a'),
    panel: byMode('#ffffff', '#161b21'),
    inverted: byMode('#171d26', '#e8ecf1'),
  },
  fg: {
    DEFAULT: byMode('#171d26', '#e8ecf1'),
    muted: byMode('#525c69', '#a5afbb'),
    subtle: byMode('#626c79', '#939da9'),
    inverted: byMode('#ffffff', '#171d26'),
    error: byMode('#a11c12', '#ff9a8f'),
    warning: byMode('#8a4b00', '#f0b45c'),
    success: byMode('#1a6b3c', '#7fd29b'),
  },
  border: {
    DEFAULT: byMode('#dfe3e8', '#29303a'),
    muted: byMode('#e9ecf0', '#21272f'),
    emphasized: byMode('#c8ced6', '#38414c'),
    control: byMode('#838d99', '#6d7885'),
    error: byMode('#c0392b', '#f1695c'),
  },
  // First to third place. Each is shown beside its number, so colour is not the only information.
  medal: {
    gold: byMode('#8f6a00', '#e3b341'),
    silver: byMode('#5f6b78', '#b4bec9'),
    bronze: byMode('#8a4f24', '#d99a6c'),
  },
  accent: palette(
    ['#0f6b63', '#ffffff', '#0c5a54', '#e8f4f2', '#cfe8e4', '#9fcfc7'],
    ['#3db3a6', '#04201d', '#6fd3c8', '#10302d', '#174540', '#1f5c55'],
  ),
  gray: palette(
    ['#171d26', '#ffffff', '#2d3540', '#f2f4f6', '#e5e9ed', '#c8ced6'],
    ['#e8ecf1', '#171d26', '#d3d9e0', '#1d232a', '#2a313a', '#38414c'],
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
