const ink = '#1b2a3a'
const accent = '#1d5fbf'
const frame = (body: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320"><rect ' +
  `width="480" height="320" fill="#fff"/><g fill="none" stroke="${ink}" stroke-width="3" ` +
  `stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`
const blue = (body: string) => `<g stroke="${accent}" stroke-width="4">${body}</g>`
const label = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="22" fill="${ink}" ` +
  `stroke="none">${text}</text>`
const axes = '<path d="M60 280H440M60 280V40M430 272l10 8-10 8M52 50l8-10 8 10"/>'
const point = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="20" fill="#fff"/>`
const bar = (x: number, height: number) =>
  `<rect x="${x}" y="${280 - height}" width="50" height="${height}" fill="#cfe0f7" stroke="${accent}"/>`

const orbit = (x: number) => `<path d="M${x - 14} 10Q${x + 26} 160 ${x - 14} 310" stroke-dasharray="4 8"/>`
const planet = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#cfe0f7" stroke="${accent}"/>`

/** The demo's images as SVG, by the name that questions use. */
export const images: Record<string, string> = {
  triangle: frame(
    `${blue('<path d="M120 250H360M120 250V70"/>')}<path d="M120 70 360 250M120 ` +
      `230h20v20"/>${label(225, 285, '4 N')}${label(65, 165, '3 N')}${label(260, 150, '?')}`,
  ),
  'velocity-graph': frame(
    `${axes}<path d="M60 280 200 120H360V280" fill="#cfe0f7" ` +
      `stroke="none"/>${blue('<path d="M60 280 200 120H360"/>')}${label(70, 40, 'v')}${label(430, 310, 't')}`,
  ),
  pendulum: frame(
    '<path d="M140 40H340M240 40 330 220" /><path d="M240 40V260" stroke-dasharray="8 ' +
      `8"/>` +
      `${blue('<circle cx="330" cy="220" r="24" fill="#cfe0f7"/><path d="M240 250A210 210 0 0 0 308 240"/>')}` +
      `${label(296, 130, 'ℓ')}`,
  ),
  'parallel-circuit': frame(
    '<path d="M60 160H140M340 160H420M140 160V90H190M290 90H340V160M140 160V230H190M290 ' +
      `230H340V160"/>` +
      `${blue('<rect x="190" y="70" width="100" height="40"/><rect x="190" y="210" width="100" height="40"/>')}` +
      `${label(218, 98, '6 Ω')}${label(218, 238, '3 Ω')}`,
  ),
  parabola: frame(
    `${axes}${blue('<path d="M110 60Q230 400 350 60"/>')}<path d="M230 230V280" stroke-dasharray="8 ` +
      `8"/>${label(222, 308, '2')}${label(430, 310, 'x')}`,
  ),
  tree: frame(
    '<path d="M240 60 150 150M240 60 330 150M150 150 100 240M150 150 200 240M330 150 380 ' +
      `240"/>${point(240, 60)}${point(150, 150)}${point(330, 150)}${point(100, 240)}` +
      `${point(200, 240)}${point(380, 240)}${label(233, 68, '8')}${label(143, 158, '3')}` +
      `${label(317, 158, '10')}${label(93, 248, '1')}${label(193, 248, '6')}` +
      `${label(367, 248, '14')}`,
  ),
  'inner-planets': frame(
    `<circle cx="0" cy="160" r="70" fill="#f7d774" stroke="#c48a12"/>` +
      `${[130, 210, 300, 400].map(orbit).join('')}` +
      `${planet(136, 220, 9)}${planet(228, 130, 17)}${planet(317, 180, 18)}${planet(418, 110, 12)}` +
      `${label(8, 168, 'Sun')}`,
  ),
  histogram: frame(
    `${[70, 120, 200, 170, 90, 40].map((height, index) => bar(90 + index * 52, height)).join('')}${axes}`,
  ),
  bell: frame(
    '<path d="M180 280V120Q240 20 300 120V280Z" fill="#cfe0f7" ' +
      `stroke="none"/>${axes}${blue('<path d="M70 276C150 270 170 70 240 70S330 270 420 276"/>')}` +
      `${label(165, 308, '-σ')}${label(292, 308, '+σ')}`,
  ),
}
