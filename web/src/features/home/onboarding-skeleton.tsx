/** What stands below waits for them, as below any tile: it would jump when they come. */
export const OnboardingSkeleton = () => <div className="rb-tile" data-loading hidden />
