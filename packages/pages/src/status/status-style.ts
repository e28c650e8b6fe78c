/** The inline style of the page, so that it fetches nothing. */
export const statusStyle = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100%; margin: 0 0 2rem }
  caption { text-align: left; font-weight: 600; padding: 0 0 .5rem }
  th, td {
    text-align: left; padding: .4rem .6rem; overflow-wrap: anywhere;
    border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  }
`
