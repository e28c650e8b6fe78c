const ink = '#24408f'
const ruling = Array.from(
  { length: 18 },
  (_, index) => `<path d="M0 ${60 + index * 28}H420" stroke="#cfdae8"/>`,
).join('')

/** A page of an exercise book, slightly rotated. */
const page = (body: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="560" viewBox="0 0 420 560"><rect ' +
  `width="420" height="560" fill="#f7f2e4"/>${ruling}<path d="M52 0V560" stroke="#e3a6a0"/><g ` +
  `transform="rotate(-2 210 280)" fill="none" stroke="${ink}" stroke-width="2.5" ` +
  `stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`
const line = (y: number, text: string) =>
  `<text x="68" y="${y}" font-family="DejaVu Serif, serif" font-style="italic" font-size="20" ` +
  `fill="${ink}" stroke="none">${text}</text>`
const arrow = (x: number, y: number) => `<path d="M${x - 10} ${y - 8} ${x} ${y} ${x - 12} ${y + 6}"/>`
const coil = (x: number) =>
  Array.from({ length: 5 }, (_, index) => `<path d="M${x - 22} ${150 + index * 24}q22 -14 44 6"/>`).join('')

/** The students' sketches, by the name that a question gives. */
export const sketches: Record<string, string> = {
  skater: page(
    `${line(84, 'arms out: slow')}<circle cx="150" cy="130" r="16"/><path d="M150 146V230M150 ` +
      `230l-22 56M150 230l22 56M92 166H208"/><path d="M96 300q54 26 108 0"/>${arrow(204, 300)}<circle ` +
      'cx="310" cy="130" r="16"/><path d="M310 146V230M310 230l-12 58M310 230l12 58M310 160l-12 26 12 ' +
      '16M310 160l12 26-12 16"/><path d="M262 296q48 34 96 0M262 308q48 34 96 ' +
      `0"/>${arrow(358, 296)}${line(390, 'L = I · ω stays the same')}${line(424, 'I smaller  →  ω greater')}`,
  ),
  swing: page(
    '<path d="M110 100H310M210 100 120 270M210 100 300 270" /><path d="M210 100V290" ' +
      'stroke-dasharray="7 7"/><path d="M120 270Q210 330 300 270"/><circle cx="120" cy="270" ' +
      'r="14"/><circle cx="210" cy="300" ' +
      `r="14"/>${line(84, 'pendulum')}${line(356, 'at the turning points: only E pot')}` +
      `${line(390, 'lowest point: only E kin')}${line(424, 'with friction: some becomes heat')}` +
      `<path d="M72 530V452M72 530H360M72 462q36 62 72 0t72 12 72 14 60 16"/>`,
  ),
  transformer: page(
    `<path d="M120 120H300V300H120ZM156 156H264V264H156Z"/>${coil(138)}${coil(282)}<path d="M66 ` +
      '150H116M66 252H116M304 150H354M304 ' +
      `252H354"/>${line(84, 'U₁ direct current         U₂ = ?')}` +
      `${line(360, 'U₂ only while the flux changes')}${line(394, 'steady field  →  U₂ = 0')}` +
      `${line(428, '(except when switching on/off)')}`,
  ),
  tubes: page(
    '<path d="M110 110h70v230h-70zM250 110h70v230h-70z"/><circle cx="130" cy="300" r="10"/><path ' +
      'd="M150 292q14 8 10 24"/><circle cx="270" cy="318" r="10"/><path d="M294 180q14 8 10 ' +
      `24"/>${line(90, 'no air           with air')}` +
      `${line(390, 'a = F : m = g, the same for both')}` +
      `${line(424, 'in air the drag slows the feather')}`,
  ),
  timeline: page(
    `${line(84, 'how it came to the war')}<path d="M72 200H380"/>${arrow(380, 200)}<path d="M100 ` +
      '190v20M190 190v20M300 190v20"/><text x="80" y="178" font-family="DejaVu Serif, serif" ' +
      `font-size="18" fill="${ink}" stroke="none">1879</text><text x="170" y="178" font-family="DejaVu ` +
      `Serif, serif" font-size="18" fill="${ink}" stroke="none">1907</text><text x="280" y="178" ` +
      `font-family="DejaVu Serif, serif" font-size="18" fill="${ink}" ` +
      `stroke="none">1914</text>${line(260, '1879 Germany + Austria-Hungary')}` +
      `${line(294, '1907 France, Britain, Russia')}${line(328, '1914 Sarajevo')}` +
      `${line(396, 'each alliance drew in the next')}`,
  ),
}
