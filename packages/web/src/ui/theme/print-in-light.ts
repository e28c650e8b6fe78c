/** Prints in light mode, because paper is white whatever the screen shows. */
const { classList } = document.documentElement
let wasDark = false

addEventListener('beforeprint', () => {
  wasDark = classList.contains('dark')
  if (wasDark) classList.replace('dark', 'light')
})
addEventListener('afterprint', () => {
  if (wasDark) classList.replace('light', 'dark')
})
