import { label } from './text-label.ts'

/** An inspection's word for what must be repaired. */
export const failedWord = label(
  'fail(?:ed)?',
  'defective',
  'needs?\\s*(?:repair|attention|replac(?:ing|ement)|service)',
  'not\\s*ok',
  'out of service',
  'reparar',
  'reemplazar',
  'no pasa',
  'd[ée]fectueu(?:x|se)',
  'non conforme',
  '[àa] (?:r[ée]parer|remplacer)',
  'неисправ(?:ен|на|но|ны)',
  'замен(?:а|ить)',
  'несправн(?:ий|а|е|і)',
  'замінити',
)
