import { marked } from "../kinds/marked.ts";

/** Music theory, as students of it type. Marked before the examiner had read any of it. */
export const coursesMusic = [
  marked("Perfect fifth", "interval of seven semitones", {
    right: ["7 semitones", "an interval of 7 half steps", "interval that spans seven semitones"],
    partial: ["an interval"],
    wrong: ["interval of five semitones", "interval of seven tones"],
  }),
  marked("Notes of C major triad", "C, E, G", {
    right: ["c e g", "C-E-G", "C, E and G"],
    partial: ["C and E", "C, E♭, G", "C, E, A"],
    wrong: ["D, F, A", "F, A, C"],
  }),
  marked("Relative minor of G major", "E minor", {
    right: ["e minor", "Em", "E min"],
    partial: ["E"],
    wrong: ["E major", "G minor", "E flat minor"],
  }),
  marked("Staccato", "notes played short and detached", {
    right: ["short, detached notes", "play the notes short and separated", "notes are short and detached from each other"],
    partial: ["short notes", "a way of playing notes"],
    wrong: ["notes played long and connected", "notes played loud and detached"],
  }),
  marked("Ritardando", "gradually slower", {
    right: ["slowing down gradually", "getting slower and slower", "slower, bit by bit"],
    partial: ["slower", "a change of tempo"],
    wrong: ["gradually faster", "gradually softer", "suddenly slower"],
  }),
  marked("Syncopation", "accents on beats that are normally weak", {
    right: ["stress on the weak beats", "beats which are usually weak get the accent", "accenting the beats that are normally not strong"],
    partial: ["unusual accents", "something with the rhythm"],
    wrong: ["accents on beats that are normally strong", "no accents"],
  }),
  marked("Order of sharps", "F, C, G, D, A, E, B", {
    right: ["FCGDAEB", "F# C# G# D# A# E# B#", "f c g d a e b"],
    partial: ["F, C, G, D", "F, C, G, D, A, B, E"],
    wrong: ["B, E, A, D, G, C, F"],
  }),
  marked("Cadence V–I", "perfect cadence", {
    right: ["authentic cadence", "a perfect cadence", "perfect", "perfect authentic cadence"],
    wrong: ["plagal cadence", "imperfect cadence", "half cadence"],
  }),
  marked("Sonata form, sections", "exposition, development, recapitulation", {
    right: ["exposition - development - recap", "exposition, development and recapitulation", "expostion, developement, recapitulation"],
    partial: ["exposition and development", "exposition, recapitulation", "exposition, development, coda"],
    wrong: ["verse, chorus, bridge"],
  }),
  marked("Fermata", "sign to hold a note longer than written", {
    right: ["hold the note longer than it is written", "the note is held for longer than its written value"],
    partial: ["a sign over a note", "hold the note"],
    wrong: ["sign to hold a note shorter than written", "sign to repeat a note"],
  }),
  marked("Tempo: Largo", "very slow and broad", {
    right: ["slow and broad", "very slow, broad", "broadly and very slowly"],
    partial: ["slow", "very slow and lively"],
    wrong: ["very fast", "very slow and short", "quick and light"],
  }),
  marked("Augmented triad", "two major thirds on top of each other", {
    right: ["2 stacked major thirds", "major third plus another major third on top", "two major thirds, one above the other"],
    partial: ["two thirds on top of each other", "two major thirds and a fourth"],
    wrong: ["two minor thirds on top of each other", "a major third and a minor third on top"],
  }),
];

/** Photography, as students of it type. Marked before the examiner had read any of it. */
export const coursesPhotography = [
  marked("Aperture", "opening in the lens that lets light through", {
    right: [
      "the hole in a lens through which light passes",
      "opening of the lens, it lets light in",
      "how wide the lens opens to let light through",
    ],
    partial: ["an opening", "part of the lens", "opening in the camera body that lets light through"],
    wrong: ["time during which the sensor is exposed", "lens that lets light through an opening in the film"],
  }),
  marked("Exposure triangle", "aperture, shutter speed, ISO", {
    right: ["ISO, aperture and shutter speed", "shutter speed / aperture / iso", "f-stop, shutter speed, ISO"],
    partial: ["aperture and ISO", "aperture, shutter speed, white balance", "shutter"],
    wrong: ["red, green, blue", "foreground, middle ground, background"],
  }),
  marked("Depth of field", "range of distances that looks sharp", {
    right: [
      "the distances within which things look sharp",
      "how much of the picture from front to back appears sharp",
      "range of distance that is in focus",
    ],
    partial: ["how sharp it is", "range of distances"],
    wrong: ["range of distances that looks blurred", "range of colours in a picture"],
  }),
  marked("One stop more light from f/8", "f/5.6", {
    right: ["5.6", "f5.6", "F/5,6", "f 5.6"],
    wrong: ["f/11", "f/4", "f/6.5"],
  }),
  marked("Small f-number", "wide aperture, little depth of field", {
    right: ["large aperture and shallow depth of field", "the aperture is wide and the depth of field small"],
    partial: ["wide aperture", "little depth of field", "wide aperture, great depth of field"],
    wrong: ["narrow aperture, great depth of field", "long exposure"],
  }),
  marked("Bokeh", "quality of the blur in the parts that are out of focus", {
    right: ["how the out-of-focus blur looks", "the quality of blur in out of focus areas"],
    partial: ["blur", "blurred background"],
    wrong: ["quality of the sharpness in the parts that are in focus", "camera shake"],
  }),
  marked("Shutter speed for a sharp hand-held picture at 200 mm", "1/200 s or faster", {
    right: ["at least 1/200", "1/200 of a second or shorter", "1/200s or faster"],
    partial: ["about 1/200 s", "1/200"],
    wrong: ["1/20 s", "200 s", "1/200 s or slower"],
  }),
  marked("Rule of thirds", "main subject on lines that divide the picture into thirds", {
    right: ["put the subject on the lines dividing the image in thirds", "divide the picture in 3 and place the main subject on the lines"],
    partial: ["divide the picture into thirds", "the subject isn't in the middle"],
    wrong: ["main subject in the centre of the picture", "three subjects in each picture"],
  }),
  marked("White balance", "setting that makes white things look white in any light", {
    right: ["a setting so that white looks white whatever the light", "makes white objects appear white in every light"],
    partial: ["setting of the colours", "a camera setting", "makes white things look white"],
    wrong: ["setting that makes any light look white", "setting that makes the picture brighter"],
  }),
  marked("Telephoto lens", "lens with a long focal length", {
    right: ["long focal length lens", "a lens that has a big focal length", "lens whose focal length is long"],
    partial: ["a lens for far away things", "a lens"],
    wrong: ["lens with a short focal length", "lens with a long exposure"],
  }),
  marked("High ISO", "brighter picture, more noise", {
    right: ["more noise but a brighter image", "picture gets brighter and noisier"],
    partial: ["more noise", "brighter picture", "brighter picture, less noise"],
    wrong: ["darker picture, less noise", "more depth of field"],
  }),
  marked("Photographer of *Migrant Mother*", "Dorothea Lange", {
    right: ["Lange", "D. Lange", "Dorothea Lang"],
    partial: ["Dorothea"],
    wrong: ["Ansel Adams", "Walker Evans", "Diane Arbus"],
  }),
];
