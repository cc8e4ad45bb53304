import { marked } from "../kinds/marked.ts";

/** Driving theory. Marked before any rule was changed for them. */
export const studyDriving = [
  marked("What does a flashing amber light at a crossing mean?", "give way to pedestrians on the crossing", {
    right: [
      "you must give way to pedestrians",
      "let pedestrians who are crossing go first",
      "yield to people on the crossing",
      "pedestrians on the crossing have priority",
    ],
    partial: ["give way", "slow down"],
    wrong: [
      "stop and wait for the green light",
      "pedestrians must give way",
      "go, you have priority over pedestrians",
      "don't give way to pedestrians",
    ],
  }),
  marked("Stopping distance", "thinking distance plus braking distance", {
    right: [
      "sum of thinking and braking distance",
      "reaction distance + braking distance",
      "braking distance and thinking distance added together",
      "distance you travel while thinking plus the distance while braking",
      "braking plus thinking",
    ],
    partial: ["braking distance", "thinking distance", "distance to stop the car"],
    wrong: [
      "thinking distance minus braking distance",
      "distance to the car in front",
      "thinking distance times braking distance",
      "speed divided by time",
    ],
  }),
  marked("Minimum gap to the car in front on a dry road", "two seconds", {
    right: ["2 seconds", "2 s", "a two second gap", "at least two seconds", "two secs, four when it's wet"],
    partial: ["two seconds, one when it is wet"],
    wrong: ["two metres", "four seconds", "one second", "less than two seconds", "20 seconds", "two minutes"],
  }),
  marked("What should you do before changing lanes?", "check mirrors, signal, look over your shoulder", {
    right: [
      "look in the mirrors, indicate and check your blind spot",
      "mirror, signal, shoulder check",
      "signal, check mirrors and glance over the shoulder",
    ],
    partial: ["check mirrors", "signal and look in the mirror", "check mirrors, signal, sound the horn"],
    wrong: ["brake hard", "sound the horn", "close your eyes", "accelerate"],
  }),
  marked("Aquaplaning", "tyres lose contact with the road because of a layer of water", {
    right: [
      "a film of water makes the tyres lose grip on the road",
      "the tires float on water and lose contact with the road",
      "loss of contact between tyre and road due to water",
      "when you skid because a layer of water comes between tyres and road",
    ],
    partial: ["tyres lose contact with the road", "water on the road"],
    wrong: [
      "tyres lose contact with the road because of ice",
      "driving through a river",
      "tyres lose air",
      "tyres keep contact with the road despite a layer of water",
    ],
  }),
  marked("Who has priority at an unmarked crossroads?", "nobody", {
    right: ["no one", "no one has priority", "neither driver", "none", "nobody has priority, so take care"],
    wrong: ["everybody", "the car from the right", "the faster car", "cars on the main road", "somebody"],
  }),
  marked("Meaning of double solid white lines in the middle of the road", "you must not cross or overtake", {
    right: [
      "don't cross or overtake",
      "crossing and overtaking are forbidden",
      "no overtaking, no crossing the line",
      "you are not allowed to overtake or cross them",
      "overtaking and crossing prohibited",
    ],
    partial: ["you must not overtake", "you mustn't cross"],
    wrong: ["you may cross and overtake", "you must overtake", "no parking", "you must not stop"],
  }),
  marked("When must you use dipped headlights?", "at night and when visibility is seriously reduced", {
    right: [
      "at night and in poor visibility",
      "when it's dark or you can hardly see",
      "in the dark and when visibility is bad",
      "at night, and in fog or heavy rain when visibility is reduced",
    ],
    partial: ["at night", "when visibility is seriously reduced", "at night and when the road is empty"],
    wrong: ["during the day", "never", "at night, but not when visibility is reduced", "when visibility is good", "only on motorways"],
  }),
  marked("What does a red triangle sign give?", "a warning", {
    right: ["warning", "warnings", "it warns you of a hazard", "warning of danger ahead", "a warning, for example of a bend"],
    partial: ["a warning or an order", "information"],
    wrong: ["an order", "a prohibition", "no warning", "directions", "permission"],
  }),
];
