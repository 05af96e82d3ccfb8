/** Hides content below until the steps are loaded, as any tile does. */
export const OnboardingSkeleton = () => <div className="rb-tile" data-loading hidden />
