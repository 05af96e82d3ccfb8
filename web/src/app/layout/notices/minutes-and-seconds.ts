/** 30 -> `00:30` */
export const minutesAndSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map(part => String(part).padStart(2, '0')).join(':')
