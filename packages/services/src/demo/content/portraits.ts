const portrait = (ground: string, hair: string, skin: string, clothes: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" ' +
  `height="96" fill="${ground}"/><circle cx="48" cy="38" r="21" fill="${hair}"/><rect x="41" y="52" ` +
  `width="14" height="18" fill="${skin}"/><circle cx="48" cy="42" r="16" fill="${skin}"/><path ` +
  `d="M10 96C10 74 26 66 48 66S86 74 86 96Z" fill="${clothes}"/></svg>`

/** Images of students as SVG. */
export const portraits: Readonly<Record<string, string>> = {
  blue: portrait('#cfe0f7', '#2b2320', '#b98560', '#24408f'),
  green: portrait('#d5ecd9', '#4a2f1b', '#d9a982', '#2f6b4f'),
  sand: portrait('#f3e6cc', '#1d1a19', '#8d5b3c', '#a4552f'),
  violet: portrait('#e2dbf3', '#6b4a2b', '#eec7a6', '#5b4a94'),
}
